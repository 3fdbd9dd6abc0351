import type { Feature } from '#server/app/feature.ts';
import { failLostMails } from './failLost.ts';
import { officerRoutes } from './routes.ts';
import { sendOfficerMail } from './send.ts';

export const officers: Feature = {
  routes: [officerRoutes],
  queues: { 'officer-mail': (services, { mail_id }, attempt) => sendOfficerMail(services, mail_id, attempt) },
  cleanup: [failLostMails],
};
