import { begun } from './begun.ts';
import { bulk } from './bulk.ts';
import { calendar } from './calendar.ts';
import { calls } from './calls.ts';
import { causes } from './causes.ts';
import { closing } from './closing.ts';
import { content } from './content.ts';
import { dashboard } from './dashboard.ts';
import { desk } from './desk.ts';
import { drafts } from './drafts.ts';
import { importing } from './importing.ts';
import { inbox } from './inbox.ts';
import { incharges } from './incharges.ts';
import { ladder } from './ladder.ts';
import { leaders } from './leaders.ts';
import { leave } from './leave.ts';
import { letters } from './letters.ts';
import { macros } from './macros.ts';
import { masterdata } from './masterdata.ts';
import { merging } from './merging.ts';
import { messages } from './messages.ts';
import { messageTemplates } from './messageTemplates.ts';
import { messaging } from './messaging.ts';
import { myDay } from './myDay.ts';
import { office } from './office.ts';
import { password } from './password.ts';
import { pausing } from './pausing.ts';
import { people } from './people.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { referrals } from './referrals.ts';
import { registers } from './registers.ts';
import { replies } from './replies.ts';
import { routing } from './routing.ts';
import { sending } from './sending.ts';
import { signInAgain } from './signInAgain.ts';
import { targets } from './targets.ts';
import { views } from './views.ts';
import { wishes } from './wishes.ts';
import { workflow } from './workflow.ts';
import { workload } from './workload.ts';

/** The English words of screens that come on demand, and with them. */
export const catalogue = {
  begun,
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
  ladder,
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
  wishes,
  workflow,
  workload,
};
