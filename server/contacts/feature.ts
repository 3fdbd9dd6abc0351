import { contact } from '#contract/contacts/contact.ts';
import type { Feature } from '#server/app/feature.ts';
import { divisionInchargeRoutes } from './divisionIncharges/routes.ts';
import { contactRules } from './rules.ts';

export const contacts: Feature = {
  routes: [divisionInchargeRoutes],
  records: { [contact.name]: contactRules },
};
