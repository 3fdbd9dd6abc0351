import { followUpComplaint } from '#contract/desk/followup.ts';
import { getDay } from '#contract/desk/myDay.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { followUp } from '../followups/write.ts';
import { dayOfActor } from './day.ts';

/** The day of a user. */
export const deskRoutes = (serve: Serve) => {
  serve(getDay, dayOfActor);
  serve(followUpComplaint, followUp);
};
