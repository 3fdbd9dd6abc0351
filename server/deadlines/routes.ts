import { previewDeadlines as previewCall } from '#contract/deadlines/deadlinePreview.ts';
import {
  deescalateComplaint as deescalateCall,
  escalateComplaint as escalateCall,
} from '#contract/deadlines/escalation.ts';
import {
  pauseComplaint as pauseCall,
  resumeComplaint as resumeCall,
} from '#contract/deadlines/pauseCalls.ts';
import { importHolidays as importCall } from '#contract/desk/calendarCalls.ts';
import type { Serve, Services } from '#server/kernel/http/serve.ts';
import { deescalateComplaint, escalateComplaint } from './actions/escalate.ts';
import { pauseComplaint, resumeComplaint } from './actions/pause.ts';
import { calendar } from './calendar.ts';
import { escalationLevels } from './escalationLevels/escalationLevels.ts';
import { importHolidays, prepareImport } from './importHolidays.ts';
import { previewDeadlines } from './preview.ts';
import { targets } from './priorityTargets.ts';

/** The calls of office hours, holidays, targets and escalation (SLA-02, SLA-03). */
export const deadlineRoutes = (serve: Serve, services: Services) => {
  serve(calendar.calls.get, calendar.read);
  serve(calendar.calls.update, calendar.change);
  serve(targets.calls.get, targets.read);
  serve(targets.calls.update, targets.change);
  serve(escalationLevels.calls.get, escalationLevels.read);
  serve(escalationLevels.calls.update, escalationLevels.change);
  serve(importCall, importHolidays, { prepare: prepareImport(services) });
  serve(previewCall, previewDeadlines, { transaction: false });

  serve(pauseCall, pauseComplaint);
  serve(resumeCall, resumeComplaint);
  serve(escalateCall, escalateComplaint);
  serve(deescalateCall, deescalateComplaint);
};
