import InboxIcon from '@mui/icons-material/MoveToInboxOutlined';
import CallsIcon from '@mui/icons-material/PhoneInTalkOutlined';
import MessagesIcon from '@mui/icons-material/SmsOutlined';
import type { Capability } from '#src/components/slots/capability.ts';

export const messages: Capability = {
  name: 'messages',
  menu: [
    { group: 'work', path: '/grievance/calls', icon: CallsIcon },
    { group: 'work', path: '/grievance/calls', part: 'inbox', label: 'inbox', icon: InboxIcon },
    { group: 'office', path: '/grievance/messages', icon: MessagesIcon },
  ],
};
