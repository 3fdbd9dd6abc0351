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
 * Modules that always load together are one file: split automatically, the first list came in 156 files that were a
 * sixth larger. Each group contains modules that its page imports statically; dynamic imports stay separate. React
 * belongs to the sign-in page, which would otherwise wait for the admin. The preload must not need React, because it
 * runs first. The list of complaints shares the file of the lists, since most visits begin with one of them. Code that
 * several other pages share is in two files, one for packages and one for our own code, and no list waits for them.
 * Rules that two pages share are a third file: in separate files of some hundred bytes, their names alone would add
 * 0.25 kB to the sign-in page. The English errors are a file, too: the English words would otherwise load the code that
 * shares them. Words are not grouped: the sign-in page waits for them, and would wait for itself.
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
    test: /\/(listView|fieldTypes|AllGrievances|complaints\/list\/ListTools|ListKeys|FilterChips|coreOptions|defineResource)\.tsx?$/,
    priority: 2,
  },
  { name: 'errors', test: /contract\/kernel\/errorTexts\.ts$/, priority: 1 },
  { name: 'form', test: /\/(createView|editView|formAndListView)\.tsx$/, priority: 1 },
  { name: 'parts', test: /node_modules\/(?!.*icons-material)/, minShareCount: 4, priority: 0 },
  { name: 'work', test: /\/(src\/(?!i18n)|contract\/)|icons-material/, minShareCount: 3, priority: 0 },
  { name: 'little', test: /\/(src\/(custom|components)|contract)\/.*\.ts$/, minShareCount: 2, priority: 0 },
];

export default defineConfig({
  plugins: [react(), preloadModule('src/boot/start.tsx'), sizeBudget(budgets)],
  // Every supported browser with es2022 preloads modules itself, so the polyfill would only add bytes.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: together },
        // The sign-in carries the names of all files: half a kilobyte less without words and capital letters in them.
        chunkFileNames: 'assets/[hash:7].js',
        hashCharacters: 'base36',
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '^/(api|s)/': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
});
