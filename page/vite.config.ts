import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vite"

/** Where `npm run dev` finds a running `arbitre table`. */
const SERVER = process.env["ARBITRE_TABLE"] ?? "http://127.0.0.1:8017"

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/arbitre/table/page",
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy allows files of its own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": SERVER,
      "/pictures": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
})
