import * as officeSettings from '#contract/capabilities/officeSettings.ts';
import type { CapabilityName } from '#contract/capabilities.ts';
import * as closings from '#contract/closing/closingCalls.ts';
import * as deadlines from '#contract/deadlines/deadlinePreview.ts';
import * as escalations from '#contract/deadlines/escalation.ts';
import * as ladders from '#contract/deadlines/escalationLevelCalls.ts';
import * as pauses from '#contract/deadlines/pauseCalls.ts';
import * as targets from '#contract/deadlines/priorityTargets.ts';
import * as accessLog from '#contract/desk/accessLog.ts';
import * as bulk from '#contract/desk/bulk.ts';
import * as calendars from '#contract/desk/calendarCalls.ts';
import * as complaintImports from '#contract/desk/complaintImport.ts';
import * as firstSteps from '#contract/desk/firstSteps.ts';
import * as followups from '#contract/desk/followup.ts';
import * as desk from '#contract/desk/myDay.ts';
import * as notices from '#contract/desk/notices.ts';
import * as offices from '#contract/desk/office.ts';
import * as officeUses from '#contract/desk/officeUses.ts';
import * as privacy from '#contract/desk/privacy.ts';
import * as tasks from '#contract/desk/task.ts';
import * as views from '#contract/desk/view.ts';
import * as inward from '#contract/letters/inward.ts';
import * as letters from '#contract/letters/letter.ts';
import * as letterheads from '#contract/letters/letterhead.ts';
import * as letterSending from '#contract/letters/letterSending.ts';
import * as letterTemplates from '#contract/letters/letterTemplate.ts';
import * as referrals from '#contract/letters/referral.ts';
import * as referralBulk from '#contract/letters/referralBulk.ts';
import * as waiting from '#contract/letters/referralFigures.ts';
import * as referralReplies from '#contract/letters/referralReply.ts';
import * as referralSettings from '#contract/letters/referralSettings.ts';
import * as registers from '#contract/letters/registerCalls.ts';
import * as citizenCalls from '#contract/messages/citizenCall.ts';
import * as inbox from '#contract/messages/inbox.ts';
import * as outgoing from '#contract/messages/message.ts';
import * as messageRules from '#contract/messages/messageRule.ts';
import * as messageTemplates from '#contract/messages/messageTemplate.ts';
import * as slips from '#contract/messages/slip.ts';
import * as causes from '#contract/persons/cause.ts';
import * as causeAnswers from '#contract/persons/causeAnswer.ts';
import * as causeSuggestions from '#contract/persons/causeSuggestion.ts';
import * as wishes from '#contract/persons/contactPreferences.ts';
import * as households from '#contract/persons/household.ts';
import * as merging from '#contract/persons/merging.ts';
import * as persons from '#contract/persons/person.ts';
import * as personMerges from '#contract/persons/personMerge.ts';
import * as personPairs from '#contract/persons/personPair.ts';
import * as similar from '#contract/persons/similar.ts';
import * as macros from '#contract/replies/macro.ts';
import * as replies from '#contract/replies/reply.ts';
import * as leaves from '#contract/teamwork/leave.ts';
import * as routing from '#contract/teamwork/routingCalls.ts';
import * as routingPreviews from '#contract/teamwork/routingPreview.ts';
import * as workload from '#contract/teamwork/workloadCalls.ts';

/** The modules with the calls of each capability. */
export const capabilityModules: Record<CapabilityName, readonly object[]> = {
  desk: [
    accessLog,
    bulk,
    calendars,
    desk,
    firstSteps,
    followups,
    notices,
    officeSettings,
    officeUses,
    offices,
    privacy,
    tasks,
    views,
    complaintImports,
  ],
  persons: [
    causeAnswers,
    causes,
    causeSuggestions,
    households,
    merging,
    personMerges,
    personPairs,
    persons,
    similar,
    wishes,
  ],
  deadlines: [deadlines, escalations, ladders, pauses, targets],
  teamwork: [leaves, routing, routingPreviews, workload],
  replies: [macros, replies],
  closing: [closings],
  letters: [
    inward,
    letterheads,
    letters,
    letterSending,
    letterTemplates,
    referralBulk,
    referralReplies,
    referrals,
    referralSettings,
    registers,
    waiting,
  ],
  messages: [citizenCalls, inbox, messageRules, messageTemplates, outgoing, slips],
};
