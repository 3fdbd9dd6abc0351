import { auth } from './auth.ts';
import { complaint } from './complaint.ts';
import { complaintList } from './complaintList.ts';
import { content } from './content.ts';
import { dashboard } from './dashboard.ts';
import { declare } from './declare.ts';
import { failure } from './failure.ts';
import { filled } from './filled.ts';
import { images } from './images.ts';
import { importing } from './importing.ts';
import { incharges } from './incharges.ts';
import { leaders } from './leaders.ts';
import { masterdata } from './masterdata.ts';
import { merging } from './merging.ts';
import { notices } from './notices.ts';
import { office } from './office.ts';
import { password } from './password.ts';
import { people } from './people.ts';
import { person } from './person.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { ra } from './ra.ts';
import { recording } from './recording.ts';
import { resources } from './resources.ts';
import { rules } from './rules.ts';
import { shell } from './shell.ts';
import { update } from './update.ts';
import { workflow } from './workflow.ts';

/** The English catalogue; the other languages have exactly its keys. */
export const catalogue = {
  auth,
  complaint,
  complaintList,
  content,
  dashboard,
  declare,
  failure,
  filled,
  images,
  importing,
  incharges,
  leaders,
  masterdata,
  merging,
  office,
  notices,
  password,
  people,
  person,
  privacy,
  profile,
  ra,
  recording,
  resources,
  rules,
  shell,
  update,
  workflow,
};
