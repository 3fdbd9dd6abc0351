import * as slips from '#contract/messages/slip.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { printSlip } from './print.ts';
import { renewStatusLink } from './renewStatusLink.ts';

/** Slips with a status link (MSG-06 to MSG-08). */
export const slipRoutes = (serve: Serve) => {
  // It waits for typst, and no transaction should.
  serve(slips.printSlip, printSlip, { transaction: false });
  serve(slips.renewStatusLink, renewStatusLink);
};
