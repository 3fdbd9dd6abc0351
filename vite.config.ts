import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { type Budget, sizeBudget } from './scripts/budget.ts';

/** A page's modules are those it imports dynamically on the way to the screen, named from the root. */
const budgets: Budget[] = [
  { page: 'Sign-in', modules: ['entry'], limit: 80_000 },
  { page: 'First list', modules: ['entry', 'src/App.tsx', 'src/resources/news.tsx'], limit: 330_000 },
];

export default defineConfig({
  plugins: [react(), sizeBudget(budgets)],
  // No manual chunks: grouping pulled the editor into the entry; Vite's own splitting is smaller everywhere.
  // Every browser that understands es2022 and matters here preloads modules by itself: the polyfill would only weigh.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
});
