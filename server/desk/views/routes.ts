import * as calls from '#contract/desk/view.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { saveColumns } from './columns.ts';
import { ViewCounts } from './counts.ts';
import { listViews } from './record.ts';
import { createView, deleteView, updateView } from './write.ts';

/** Saved lists of complaints, and the columns of all lists (DESK-05, DESK-06, DESK-08). */
export const viewRoutes = (serve: Serve) => {
  const counts = new ViewCounts();
  serve(calls.listViews, listViews);
  serve(calls.createView, createView);
  serve(calls.updateView, updateView);
  serve(calls.deleteView, deleteView);
  serve(calls.countViews, (context) => counts.of(context));
  serve(calls.saveColumns, saveColumns);
};
