import * as z from 'zod/mini';
import { STATUSES, type Status } from '#contract/complaints/complaintStatus.ts';
import { MAX_PAUSE_DAYS, PAUSE_REASONS } from '#contract/deadlines/pause.ts';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import { defineCall, messageAnswer, named, partial } from '#contract/kernel/define.ts';
import {
  choice,
  flag,
  id,
  ids,
  integer,
  line,
  longText,
  optional,
  otherwise,
} from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { ME } from '#contract/kernel/listConstants.ts';
import { localNameInput, localNames } from '#contract/kernel/named.ts';
import { rule } from '#contract/kernel/rule.ts';
import { REFERRAL_WAYS } from '#contract/letters/letterKinds.ts';
import type { StepKind } from './macroSteps.ts';
import { MAX_REPLY_LENGTH } from './reply.ts';

/** The statuses that the answer of a macro may set; 'Resolved' has the effect of `complaint/close`. */
export const ANSWERED_AS = [
  'open',
  'pending',
  'reviewed',
  'responded',
  'Resolved',
] as const satisfies Status[];

/** With public holidays this is less than the limit of 365 days for a follow-up. */
export const MAX_FOLLOWUP_WORKING_DAYS = 250;

const note = () => optional(longText(1_000));
const step = <K extends StepKind, S extends Record<string, z.ZodMiniType>>(kind: K, fields: S) =>
  z.object({ kind: z.literal(kind), ...fields });

const answerStep = step('answer', {
  /** A reply of the office, or of one above it; otherwise `message`, with placeholders. */
  reply_id: optional(id()),
  message: optional(longText(MAX_REPLY_LENGTH)),
  /** Null keeps the status. */
  status: optional(choice(ANSWERED_AS)),
}).check(z.refine(({ reply_id, message }) => (reply_id === null) !== (message === null), rule('answerStep')));
const pauseStep = step('pause', {
  reason: choice(PAUSE_REASONS),
  days: integer(1, MAX_PAUSE_DAYS, rule('pauseLength')),
  note: note(),
}).check(z.refine(({ reason, note }) => reason !== 'other' || note !== null, rule('pauseNote')));

const steps = [
  step('priority', { priority: choice(PRIORITIES) }),
  step('category', { category_id: id() }),
  step('assign', { staff_id: z.union([z.literal(ME), id()], rule('notChoice')) }),
  answerStep,
  pauseStep,
  step('followup', {
    working_days: integer(1, MAX_FOLLOWUP_WORKING_DAYS, rule('followupStep')),
    note: note(),
  }),
  step('refer', {
    /** Each gets a draft; when empty, one draft without an officer. */
    contact_ids: ids(),
    way: choice(REFERRAL_WAYS),
    /** Both with placeholders; a letter without a subject uses that of the office's template. */
    subject: otherwise(z.union([z.literal(''), line()], rule('tooLong')), ''),
    request: longText(5_000),
  }),
] as const;
/** A step's error is that of its own kind; zod's discriminated union would add a kilobyte to the first list. */
const macroStep = z.union(steps, {
  error: ({ input }) => {
    const kind = (input as { kind?: unknown } | null | undefined)?.kind;
    const own = steps.find(({ shape }) => shape.kind.def.values.some((value) => value === kind));
    return own?.safeParse(input).error?.issues[0]?.message ?? rule('notChoice');
  },
});
export type MacroStep = z.output<typeof macroStep>;

const macroInput = {
  name: line(120),
  ...localNameInput,
  steps: z.array(macroStep, rule('noSteps')).check(
    z.minLength(1, rule('noSteps')),
    z.maxLength(10, rule('stepTwice')),
    z.refine((steps) => new Set(steps.map(({ kind }) => kind)).size === steps.length, rule('stepTwice')),
  ),
};
const macroEdit = { ...macroInput, version: optional(integer()) };

const person = z.object({ id: z.int(), name: z.string() });

/** The source of a macro, as the caller sees it. */
export const MACRO_SOURCES = ['own', 'parliament', 'state'] as const;
export type MacroSource = (typeof MACRO_SOURCES)[number];

const macroRecord = z.object({
  id: z.int(),
  name: z.string(),
  ...localNames,
  steps: z.array(macroStep),
  category: named(),
  staff: z.nullable(person),
  reply: z.nullable(z.object({ id: z.int(), title: z.string() })),
  /** The officers of a referral that still exist. */
  officers: z.array(person),
  /** From the office, or inherited from one above it. */
  from: z.enum(MACRO_SOURCES),
  version: z.int(),
  created_by: named(),
});
export type MacroRecord = z.output<typeof macroRecord>;

/**
 * The macros of the own office and of those above it, nearest first, by name; only its own for an office that admin
 * names.
 */
export const listMacros = defineCall({
  method: 'GET',
  path: 'macro',
  may: ['macro', 'list'],
  query: { office_id: optional(id()) },
  answer: z.object({ data: z.array(macroRecord), total: z.int() }),
});

/**
 * 422 under `steps` for a person, a reply or an officer that does not belong to the office, a deleted category, and an
 * unknown placeholder.
 */
export const createMacro = defineCall({
  method: 'POST',
  path: 'macro',
  may: ['macro', 'create'],
  body: { ...macroInput, office_id: optional(id()) },
  answer: macroRecord,
  creates: true,
});

export const updateMacro = defineCall({
  method: 'PUT',
  path: 'macro/:id',
  may: ['macro', 'edit'],
  body: partial(macroEdit) as { [K in keyof typeof macroEdit]: z.ZodMiniOptional<(typeof macroEdit)[K]> },
  answer: macroRecord,
});

export const deleteMacro = defineCall({
  method: 'DELETE',
  path: 'macro/:id',
  may: ['macro', 'delete'],
  answer: messageAnswer,
});

const did = <K extends StepKind, S extends Record<string, z.ZodMiniType>>(kind: K, fields: S) =>
  z.object({ kind: z.literal(kind), ...fields });
/** The result of a step for one complaint. An answer has its text in each available language, the chosen one first. */
const stepOutcome = z.union([
  did('priority', { before: z.enum(PRIORITIES), after: z.enum(PRIORITIES) }),
  did('category', { before: named(), after: named() }),
  did('assign', { before: z.nullable(person), after: z.nullable(person) }),
  did('answer', {
    status: z.enum(STATUSES),
    texts: z.array(z.object({ language: z.nullable(z.enum(LANGUAGES)), text: z.string() })),
  }),
  did('pause', { reason: z.enum(PAUSE_REASONS), until: z.string(), note: z.nullable(z.string()) }),
  did('followup', { on: z.string(), note: z.nullable(z.string()) }),
  did('refer', {
    to: z.array(person),
    way: z.enum(REFERRAL_WAYS),
    subject: z.string(),
    request: z.string(),
  }),
]);
export type StepOutcome = z.output<typeof stepOutcome>;

/**
 * DESK-13: runs all steps of a macro of the own office, or of one above it, on one complaint, or none; `dry_run` only
 * returns what they would do. `message` is the edited answer; `language` is used when the citizen's is unknown. 409
 * with the complaint for an older `version`. 422 names the first refused step.
 */
export const applyMacro = defineCall({
  method: 'POST',
  path: 'macro/apply',
  may: ['macro', 'show'],
  body: {
    id: id(),
    macro_id: id(),
    dry_run: flag(),
    message: optional(longText()),
    language: optional(choice(LANGUAGES)),
    version: optional(integer()),
  },
  answer: z.object({
    steps: z.array(stepOutcome),
    /** The language of the citizen; null if unknown. */
    language: z.nullable(z.enum(LANGUAGES)),
    /** The version that was read; after a change, the new one. */
    version: z.int(),
  }),
});
export type MacroPreview = z.output<typeof applyMacro.answer>;
