import { getDay } from '../../contract/desk.ts';
import type { Serve } from '../http/serve.ts';
import { dayOfActor } from './day.ts';

/** What people find when they come to their desk. */
export const deskRoutes = (serve: Serve) => {
  serve(getDay, dayOfActor);
};
