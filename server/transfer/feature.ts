import type { Feature } from '#server/app/feature.ts';
import { expireExports } from './export/expireExports.ts';
import { failLostExports } from './export/failLostExports.ts';
import { makeExport } from './export/makeExport.ts';
import { exportLinkRoutes, exportRoutes } from './export/routes.ts';
import { expireImports, failLostImports, runImport } from './import/importJob.ts';
import { complaintImportRoutes } from './import/routes.ts';

export const transfer: Feature = {
  routes: [exportRoutes, complaintImportRoutes],
  links: [exportLinkRoutes],
  queues: {
    'complaint-export': (services, { export_id }, attempt) => makeExport(services, export_id, attempt),
    'complaint-import': (services, { import_id }, attempt) => runImport(services, import_id, attempt),
  },
  cleanup: [failLostImports, failLostExports, expireExports, expireImports],
};
