import * as calls from '#contract/desk/complaintImport.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Serve, Services } from '#server/kernel/http/serve.ts';
import { cancelImport } from './cancelImport.ts';
import { previewImport } from './importComplaints.ts';
import { startImport } from './importJob.ts';
import { importsOf } from './importStates.ts';

/** The import of complaints: preview, start, progress. */
export const complaintImportRoutes = (serve: Serve, services: Services) => {
  // Reading a large file takes a second, during which a transaction would block other writes.
  const options = { transaction: false };
  serve(
    calls.previewImport,
    ({ body, now, uploads: { file } }) => {
      if (!file) throw invalidField('file', 'notFile');
      return previewImport(services.database.db, file, body.map, now);
    },
    options,
  );
  serve(calls.startImport, (context) => startImport(services, context), options);
  serve(calls.cancelImport, cancelImport);
  serve(calls.listImports, async (context) => {
    const data = await importsOf(context);
    return { data, total: data.length };
  });
};
