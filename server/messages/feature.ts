import type { Feature } from '#server/app/feature.ts';
import { message } from './bulk.ts';
import { callRoutes } from './calls/routes.ts';
import { messageHandlers } from './complaintHandlers.ts';
import { statusLinkSearch } from './complaintSearch.ts';
import { messageData } from './erase.ts';
import { inboxHandlers } from './inbox/complaintHandlers.ts';
import { lateInbox } from './inbox/lateInbox.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { keepSending } from './keepSending.ts';
import { messagesSwitch } from './officeSwitch.ts';
import { messageRoutes } from './routes.ts';
import { slipRoutes } from './slips/routes.ts';

export const messages: Feature = {
  capability: 'messages',
  routes: [inboxRoutes, callRoutes, slipRoutes, messageRoutes],
  bulk: { message },
  handlers: [messageHandlers, inboxHandlers],
  lists: { searches: [statusLinkSearch] },
  dayNumbers: lateInbox,
  officeSwitch: messagesSwitch,
  background: [keepSending],
  personal: messageData,
};
