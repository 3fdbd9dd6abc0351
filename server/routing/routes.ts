import {
  getRouting,
  simulateRouting as simulateCall,
  updateRouting as updateCall,
} from '../../contract/routingCalls.ts';
import type { Serve } from '../http/serve.ts';
import { findOffice } from '../offices/findOffice.ts';
import { routingAnswer } from './rules.ts';
import { simulateRouting } from './simulate.ts';
import { updateRouting } from './updateRouting.ts';

/** By which rules new grievances are given, and whom they would name (SLA-17, SLA-19). */
export const routingRoutes = (serve: Serve) => {
  serve(getRouting, async (context) =>
    routingAnswer(context.db, await findOffice(context, context.query.office_id)),
  );
  serve(updateCall, updateRouting);
  serve(simulateCall, simulateRouting, { transaction: false });
};
