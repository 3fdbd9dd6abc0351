import { getDay } from '#contract/desk/myDay.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { dayOfActor } from './day.ts';

/** What people find when they come to their desk. */
export const deskRoutes = (serve: Serve) => {
  serve(getDay, dayOfActor);
};
