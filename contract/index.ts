import * as accessLog from './accessLog.ts';
import * as account from './account.ts';
import { achievement } from './achievement.ts';
import * as bulk from './bulk.ts';
import * as calendars from './calendarCalls.ts';
import * as candidates from './candidate.ts';
import { categories } from './categories.ts';
import * as causes from './cause.ts';
import * as causeAnswers from './causeAnswer.ts';
import * as causeSuggestions from './causeSuggestion.ts';
import * as citizenCalls from './citizenCall.ts';
import * as closings from './closingCalls.ts';
import * as complaints from './complaintCalls.ts';
import * as complaintImports from './complaintImport.ts';
import { contact } from './contact.ts';
import { crudCalls, hasFiles, mediaCall } from './crud.ts';
import * as dashboard from './dashboard.ts';
import * as deadlines from './deadlinePreview.ts';
import type { Call, Contract } from './define.ts';
import * as desk from './desk.ts';
import { divisionIncharge, searchDivisionIncharges } from './divisionIncharge.ts';
import * as escalations from './escalation.ts';
import { event } from './event.ts';
import { cancelExport, getExport } from './exports.ts';
import * as followups from './followup.ts';
import * as forwarding from './forwarding.ts';
import { gallery } from './gallery.ts';
import * as galleryMedia from './galleryCalls.ts';
import * as households from './household.ts';
import * as inbox from './inbox.ts';
import * as inward from './inward.ts';
import * as ladders from './ladderCalls.ts';
import * as leaders from './leader.ts';
import * as leaves from './leave.ts';
import * as letters from './letter.ts';
import * as letterheads from './letterhead.ts';
import * as letterSending from './letterSending.ts';
import * as letterTemplates from './letterTemplate.ts';
import * as macros from './macro.ts';
import * as merging from './merging.ts';
import * as outgoing from './message.ts';
import * as messageRules from './messageRule.ts';
import * as messageTemplates from './messageTemplate.ts';
import { milestone } from './milestone.ts';
import { news } from './news.ts';
import * as notices from './notices.ts';
import * as offices from './office.ts';
import * as pauses from './pauseCalls.ts';
import * as people from './people.ts';
import * as persons from './person.ts';
import * as personMerges from './personMerge.ts';
import * as personPairs from './personPair.ts';
import * as places from './places.ts';
import { policy } from './policy.ts';
import * as privacy from './privacy.ts';
import * as referrals from './referral.ts';
import * as referralBulk from './referralBulk.ts';
import * as referralReplies from './referralReply.ts';
import * as referralSettings from './referralSettings.ts';
import * as registers from './registerCalls.ts';
import * as replies from './reply.ts';
import * as routing from './routingCalls.ts';
import * as routingPreviews from './routingPreview.ts';
import * as sessions from './sessions.ts';
import * as similar from './similar.ts';
import * as slips from './slip.ts';
import * as staff from './staff.ts';
import * as system from './system.ts';
import * as targets from './targetCalls.ts';
import * as tasks from './task.ts';
import * as timeline from './timeline.ts';
import * as users from './user.ts';
import { video } from './video.ts';
import * as views from './view.ts';
import * as waiting from './waiting.ts';
import * as wishes from './wish.ts';
import * as workload from './workloadCalls.ts';

/** Every plain resource: the server serves it, OpenAPI shows it, the admin may declare it. */
export const contracts: readonly Contract[] = [
  ...categories,
  event,
  gallery,
  video,
  policy,
  milestone,
  achievement,
  news,
  contact,
  divisionIncharge,
];

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value;

/** Every call of the API, from which OpenAPI and the access tests are made. */
export const calls: readonly Call[] = [
  ...[
    account,
    bulk,
    causeAnswers,
    causeSuggestions,
    calendars,
    causes,
    complaints,
    dashboard,
    deadlines,
    desk,
    closings,
    escalations,
    followups,
    forwarding,
    leaves,
    letters,
    letterSending,
    letterTemplates,
    letterheads,
    registers,
    merging,
    outgoing,
    messageRules,
    messageTemplates,
    similar,
    offices,
    notices,
    pauses,
    people,
    persons,
    personPairs,
    personMerges,
    households,
    ladders,
    places,
    accessLog,
    privacy,
    routing,
    routingPreviews,
    sessions,
    system,
    tasks,
    macros,
    referrals,
    referralBulk,
    referralReplies,
    referralSettings,
    inward,
    citizenCalls,
    inbox,
    slips,
    wishes,
    waiting,
    replies,
    targets,
    timeline,
    workload,
    views,
  ].flatMap((module) => Object.values(module).filter(isCall)),
  ...[candidates, leaders, staff, users].flatMap((module) => Object.values(module).filter(isCall)),
  ...Object.values(galleryMedia).filter(isCall),
  searchDivisionIncharges,
  cancelExport,
  getExport,
  ...Object.values(complaintImports).filter(isCall),
  ...Object.values(places.placeCalls),
  ...Object.values(places.placeRecordCalls).flatMap((level) => Object.values(level)),
  ...contracts.flatMap((contract) => Object.values(crudCalls(contract))),
  ...contracts.filter(hasFiles).map(mediaCall),
];
