import { svelteTesting } from "@testing-library/svelte/vite"
import { mergeConfig } from "vite"
import { defineConfig } from "vitest/config"
import page from "./vite.config.ts"

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      isolate: false,
      // Thousands of pictures are drawn in one test, and other tests may run beside it on the same cores.
      testTimeout: 60_000,
    },
  }),
)
