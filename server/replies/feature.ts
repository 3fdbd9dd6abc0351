import type { Feature } from '#server/app/feature.ts';
import { macro } from './bulk.ts';
import { replyHandlers } from './complaintHandlers.ts';
import { macroRoutes } from './macros/routes.ts';
import { repliesSwitch } from './officeSwitch.ts';
import { replyRoutes } from './routes.ts';

export const replies: Feature = {
  capability: 'replies',
  routes: [replyRoutes, macroRoutes],
  bulk: { macro },
  handlers: [replyHandlers],
  officeSwitch: repliesSwitch,
};
