import * as account from '#contract/accounts/account.ts';
import * as sessions from '#contract/accounts/sessions.ts';
import * as users from '#contract/accounts/user.ts';
import { capabilityModules } from '#contract/capabilities/calls.ts';
import { CAPABILITIES, type CapabilityName } from '#contract/capabilities.ts';
import * as complaints from '#contract/complaints/complaintCalls.ts';
import * as timeline from '#contract/complaints/timeline.ts';
import { contact } from '#contract/contacts/contact.ts';
import { divisionIncharge, searchDivisionIncharges } from '#contract/contacts/divisionIncharge.ts';
import { achievement } from '#contract/content/achievement.ts';
import { categories } from '#contract/content/categories.ts';
import { event } from '#contract/content/event.ts';
import { gallery } from '#contract/content/gallery.ts';
import * as galleryMedia from '#contract/content/galleryCalls.ts';
import { milestone } from '#contract/content/milestone.ts';
import { news } from '#contract/content/news.ts';
import { policy } from '#contract/content/policy.ts';
import { video } from '#contract/content/video.ts';
import * as dashboard from '#contract/dashboard/dashboard.ts';
import { crudCalls, hasFiles, mediaCall } from '#contract/kernel/crud.ts';
import type { Call, Contract } from '#contract/kernel/define.ts';
import { cancelExport, getExport } from '#contract/kernel/exports.ts';
import * as system from '#contract/kernel/system.ts';
import * as candidates from '#contract/leaders/candidate.ts';
import * as leaders from '#contract/leaders/leader.ts';
import * as forwarding from '#contract/officers/forwarding.ts';
import * as places from '#contract/places/places.ts';
import * as people from '#contract/staff/people.ts';
import * as staff from '#contract/staff/staff.ts';

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

/** Modules of the specifications' own features. */
const coreModules: readonly object[] = [
  account,
  candidates,
  complaints,
  dashboard,
  forwarding,
  galleryMedia,
  leaders,
  people,
  places,
  sessions,
  staff,
  system,
  timeline,
  users,
];

const callsOf = (modules: readonly object[]): Call[] =>
  modules.flatMap((module) => Object.values(module).filter(isCall));

const capabilityCalls = new Map<Call, CapabilityName>(
  CAPABILITIES.flatMap((name) => callsOf(capabilityModules[name]).map((call) => [call, name] as const)),
);

/** The capability that a call belongs to, as its feature says; undefined for calls of the core. */
export const capabilityOf = (call: Call): CapabilityName | undefined => capabilityCalls.get(call);

/** Every call of the API, from which OpenAPI and the access tests are made. */
export const calls: readonly Call[] = [
  ...callsOf(coreModules),
  ...capabilityCalls.keys(),
  searchDivisionIncharges,
  cancelExport,
  getExport,
  ...Object.values(places.placeCalls),
  ...Object.values(places.placeRecordCalls).flatMap((level) => Object.values(level)),
  ...contracts.flatMap((contract) => Object.values(crudCalls(contract))),
  ...contracts.filter(hasFiles).map(mediaCall),
];
