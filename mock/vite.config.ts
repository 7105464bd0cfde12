import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the simulator's page. The game's server serves this page at /simulator/. */
export default defineConfig({
  root: here('src/telegram/simulator'),
  base: '/simulator/',
  plugins: [react()],
  resolve: { conditions: ['@bold/source', ...defaultClientConditions] },
  build: {
    outDir: here('dist/simulator'),
    emptyOutDir: true,
    // On a slow machine, the player who starts the game would read about slow plugins.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
