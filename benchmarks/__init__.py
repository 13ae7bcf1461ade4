"""How fast Arbitre is: `make bench` (`python -m benchmarks`), `make bench-compiled`, `make bench-table`."""
