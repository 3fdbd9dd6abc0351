import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { type Budget, sizeBudget } from './scripts/budget.ts';

/** A page's modules are those it imports dynamically on the way to the screen, named from the root. */
const budgets: Budget[] = [
  { page: 'Sign-in', modules: ['entry'], limit: 80_000 },
  {
    page: 'First list',
    modules: ['entry', 'src/App.tsx', 'src/i18n/en/index.ts', 'src/resources/news.tsx'],
    limit: 330_000,
  },
];

/**
 * What is always loaded together is one file: split automatically, the first list came in 156 pieces that weighed a
 * sixth more. Each group takes a page with all that it imports at once; what is imported on demand stays apart.
 * React has to be the gate's, or the sign-in page would wait for the admin.
 */
const together = [
  {
    name: 'gate',
    test: /node_modules\/(react|react-dom|scheduler)\/|preload-helper|src\/gate\//,
    priority: 3,
  },
  { name: 'admin', test: /src\/App\.tsx$/, priority: 2 },
  { name: 'list', test: /src\/declare\/views\/listView\.tsx$/, priority: 1 },
];

export default defineConfig({
  plugins: [react(), sizeBudget(budgets)],
  // Every browser that understands es2022 and matters here preloads modules by itself: the polyfill would only weigh.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
});
