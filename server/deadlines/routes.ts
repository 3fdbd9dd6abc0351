import { previewDeadlines as previewCall } from '#contract/deadlines/deadlinePreview.ts';
import {
  deescalateComplaint as deescalateCall,
  escalateComplaint as escalateCall,
} from '#contract/deadlines/escalation.ts';
import {
  getEscalationLevels,
  updateEscalationLevels as updateEscalationLevelsCall,
} from '#contract/deadlines/escalationLevelCalls.ts';
import {
  pauseComplaint as pauseCall,
  resumeComplaint as resumeCall,
} from '#contract/deadlines/pauseCalls.ts';
import { getTargets, updateTargets as updateTargetsCall } from '#contract/deadlines/targetCalls.ts';
import {
  getCalendar,
  importHolidays as importCall,
  updateCalendar as updateCalendarCall,
} from '#contract/desk/calendarCalls.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import type { Serve, Services } from '#server/kernel/http/serve.ts';
import { deescalateComplaint, escalateComplaint } from './actions/escalate.ts';
import { pauseComplaint, resumeComplaint } from './actions/pause.ts';
import { calendarAnswer } from './calendar.ts';
import { escalationAnswer } from './escalationLevels/escalationLevels.ts';
import { updateEscalationLevels } from './escalationLevels/updateEscalationLevels.ts';
import { importHolidays, prepareImport } from './importHolidays.ts';
import { previewDeadlines } from './preview.ts';
import { targetsAnswer } from './targets.ts';
import { updateCalendar } from './updateCalendar.ts';
import { updateTargets } from './updateTargets.ts';

/** The calls of office hours, holidays, targets and escalation (SLA-02, SLA-03). */
export const deadlineRoutes = (serve: Serve, services: Services) => {
  serve(getCalendar, async (context) =>
    calendarAnswer(context.db, await findOffice(context, context.query.office_id), context.now),
  );
  serve(updateCalendarCall, updateCalendar);
  serve(importCall, importHolidays, { prepare: prepareImport(services) });
  serve(getTargets, async (context) =>
    targetsAnswer(context.db, await findOffice(context, context.query.office_id)),
  );
  serve(updateTargetsCall, updateTargets);
  serve(getEscalationLevels, async (context) =>
    escalationAnswer(context.db, await findOffice(context, context.query.office_id), context.now),
  );
  serve(updateEscalationLevelsCall, updateEscalationLevels);
  serve(previewCall, previewDeadlines, { transaction: false });

  serve(pauseCall, pauseComplaint);
  serve(resumeCall, resumeComplaint);
  serve(escalateCall, escalateComplaint);
  serve(deescalateCall, deescalateComplaint);
};
