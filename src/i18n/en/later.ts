import { password } from './accounts/password.ts';
import { people } from './accounts/people.ts';
import { profile } from './accounts/profile.ts';
import { signInAgain } from './accounts/signInAgain.ts';
import { closing } from './closing/closing.ts';
import { drafts } from './common/drafts.ts';
import { prefill } from './complaints/prefill.ts';
import { workflow } from './complaints/workflow.ts';
import { content } from './content/content.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { escalation } from './deadlines/escalation.ts';
import { pausing } from './deadlines/pausing.ts';
import { targets } from './deadlines/targets.ts';
import { bulk } from './desk/bulk.ts';
import { calendar } from './desk/calendar.ts';
import { desk } from './desk/desk.ts';
import { firstSteps } from './desk/firstSteps.ts';
import { importing } from './desk/importing.ts';
import { myDay } from './desk/myDay.ts';
import { office } from './desk/office.ts';
import { officeUses } from './desk/officeUses.ts';
import { privacy } from './desk/privacy.ts';
import { views } from './desk/views.ts';
import { catalogue as first } from './index.ts';
import { leaders } from './leaders/leaders.ts';
import { letters } from './letters/letters.ts';
import { referrals } from './letters/referrals.ts';
import { registers } from './letters/registers.ts';
import { calls } from './messages/calls.ts';
import { inbox } from './messages/inbox.ts';
import { messages } from './messages/messages.ts';
import { messageTemplates } from './messages/messageTemplates.ts';
import { messaging } from './messages/messaging.ts';
import { sending } from './messages/sending.ts';
import { causes } from './persons/causes.ts';
import { contactPreferences } from './persons/contactPreferences.ts';
import { merging } from './persons/merging.ts';
import { masterdata } from './places/masterdata.ts';
import { macros } from './replies/macros.ts';
import { replies } from './replies/replies.ts';
import { incharges } from './staff/incharges.ts';
import { leave } from './teamwork/leave.ts';
import { routing } from './teamwork/routing.ts';
import { workload } from './teamwork/workload.ts';

/** All English words: those of the first screens, and of screens that load on demand. */
export const catalogue = {
  ...first,
  prefill,
  calls,
  causes,
  bulk,
  calendar,
  closing,
  content,
  dashboard,
  desk,
  drafts,
  importing,
  incharges,
  inbox,
  escalation,
  firstSteps,
  leaders,
  leave,
  letters,
  macros,
  masterdata,
  merging,
  messageTemplates,
  messages,
  messaging,
  myDay,
  office,
  officeUses,
  password,
  pausing,
  people,
  privacy,
  profile,
  referrals,
  routing,
  registers,
  replies,
  sending,
  signInAgain,
  targets,
  views,
  contactPreferences,
  workflow,
  workload,
};
