import InboxIcon from '@mui/icons-material/MoveToInboxOutlined';
import CallsIcon from '@mui/icons-material/PhoneInTalkOutlined';
import MessagesIcon from '@mui/icons-material/SmsOutlined';
import { can } from '#contract/access/policies.ts';
import type { Capability } from '#src/components/slots/capability.ts';
import { offered } from '#src/components/slots/offered.ts';
import { INBOX_IN_ADDRESS } from './inbox/inboxAddress.ts';

/** Whoever may add a remark may talk to the citizen. */
const mayTalk = offered('remark');

export const messages: Capability = {
  name: 'messages',
  menu: [
    { group: 'work', path: '/grievance/calls', icon: CallsIcon },
    { group: 'work', path: '/grievance/calls', part: 'inbox', label: 'inbox', icon: InboxIcon },
    { group: 'office', path: '/grievance/messages', icon: MessagesIcon },
  ],
  warnings: [
    {
      id: 'channels',
      isFor: (actor) => can(actor, 'edit', 'message'),
      load: () => import('./channels/ChannelWatch.tsx'),
    },
  ],
  personActions: [{ id: 'contact', load: () => import('./contact/ContactButtons.tsx') }],
  personSections: [
    { id: 'messages', load: () => import('./MessagesSection.tsx') },
    { id: 'calls', load: () => import('./calls/CallsSection.tsx') },
  ],
  complaint: {
    bulk: [
      {
        id: 'message',
        possible: 'bulk.possibleOf.message',
        done: 'bulk.done.message',
        load: () => import('./bulk/message.tsx'),
      },
    ],
    actions: [
      {
        id: 'call',
        group: 'citizen',
        words: 'calls.action',
        key: 'call',
        isOffered: mayTalk,
        load: () => import('./complaint/Call.tsx'),
      },
      {
        id: 'slip',
        group: 'citizen',
        words: 'sending.slip.action',
        key: 'slip',
        isOffered: () => true,
        load: () => import('./complaint/PrintSlip.tsx'),
      },
      {
        id: 'slipSize',
        group: 'citizen',
        words: 'sending.slip.otherSize',
        isOffered: () => true,
        load: () => import('./complaint/SlipSize.tsx'),
      },
      {
        id: 'statusLink',
        group: 'citizen',
        words: 'sending.link.action',
        isOffered: mayTalk,
        load: () => import('./complaint/StatusLink.tsx'),
      },
    ],
    composer: [
      {
        id: 'message',
        words: 'common.message',
        key: 'message',
        isOffered: mayTalk,
        load: () => import('./complaint/MessageTab.tsx'),
      },
    ],
    timeline: [
      { id: 'messages', load: () => import('./complaint/messagesKind.tsx') },
      { id: 'calls', load: () => import('./complaint/callsKind.tsx') },
    ],
    changes: [
      {
        id: 'messages',
        fields: ['callResult', 'callLater', 'messageChannel', 'notSent'],
        load: () => import('./complaint/MessageChange.tsx'),
      },
    ],
    recording: [{ id: 'inbox', parameter: INBOX_IN_ADDRESS, load: () => import('./recording/part.tsx') }],
    afterCreate: [{ id: 'slip', load: () => import('./recording/MessagesAfterCreate.tsx') }],
  },
  myDay: [{ id: 'inbox_late', words: 'myDay.numbers.inbox_late' }],
};
