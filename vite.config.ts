import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { type Budget, sizeBudget } from './scripts/budget.ts';
import { preloadModule } from './scripts/preloadModule.ts';

/** A page's modules are those it imports dynamically on the way to the screen, named from the root. */
const budgets: Budget[] = [
  { page: 'Sign-in', modules: ['entry', 'src/boot/start.tsx'], limit: 80_000 },
  {
    page: 'First list',
    modules: ['entry', 'src/boot/start.tsx', 'src/App.tsx', 'src/i18n/en/index.ts', 'src/resources/news.tsx'],
    limit: 420_000,
  },
];

/**
 * What is always loaded together is one file: split automatically, the first list came in 156 pieces that weighed a
 * sixth more. Each group takes a page with all that it imports at once; what is imported on demand stays apart.
 * React has to be the sign-in page's, or the sign-in page would wait for the admin; the head start has to be without React, as it
 * runs first. The list of grievances shares the file of the lists: most visits begin with one of them. What several other
 * pages share is two files that no list waits for: what packages bring them, and what is ours. Rules that two share are a third:
 * in files of their own, of some hundred bytes each, their names alone weighed a quarter of a kilobyte at the sign-in. Words are not
 * among these: the sign-in page waits for them, and would wait for itself.
 */
const together = [
  { name: 'preload', test: /src\/boot\/preload\.ts$/, priority: 5 },
  {
    name: 'boot',
    test: /node_modules\/(react|react-dom|scheduler)\/|src\/boot\/start\.tsx$/,
    priority: 4,
  },
  { name: 'admin', test: /src\/App\.tsx$/, priority: 3 },
  {
    name: 'list',
    test: /\/(listView|fieldTypes|AllGrievances|ListTools|defineResource)\.tsx?$/,
    priority: 2,
  },
  { name: 'form', test: /\/(createView|editView|formAndListView)\.tsx$/, priority: 1 },
  { name: 'parts', test: /node_modules\/(?!.*icons-material)/, minShareCount: 4, priority: 0 },
  { name: 'work', test: /\/(src|contract)\/|icons-material/, minShareCount: 3, priority: 0 },
  { name: 'little', test: /\/(src\/(custom|components)|contract)\/.*\.ts$/, minShareCount: 2, priority: 0 },
];

export default defineConfig({
  plugins: [react(), preloadModule('src/boot/start.tsx'), sizeBudget(budgets)],
  // Every browser that understands es2022 and matters here preloads modules by itself: the polyfill would only weigh.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: together },
        // The sign-in carries the names of all files: half a kilobyte less without words in them.
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '^/(api|s)/': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
});
