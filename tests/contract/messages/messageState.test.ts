import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_TEMPLATE_KINDS, TEMPLATE_STATES } from '#contract/messages/messageKinds.ts';
import {
  MESSAGE_STATES,
  type MessageState,
  REPORTED,
  resendRefusal,
  statesBefore,
} from '#contract/messages/messageState.ts';
import { isEditable, sendRefusal, templateRefusal, templateSteps } from '#contract/messages/templateState.ts';

const state = fc.constantFrom(...MESSAGE_STATES);
/** The state of a message after a report. */
const stateAfter = (from: MessageState, told: MessageState) =>
  statesBefore(told).includes(from) ? told : from;

describe('a message', () => {
  test('[MSG-12] a message never goes back, with late, repeated or unordered reports', () => {
    fc.assert(
      fc.property(fc.array(state), (told) => {
        const seen: string[] = [];
        let now = stateAfter('queued', 'queued');
        for (const one of told) {
          const next = stateAfter(now, one);
          expect(stateAfter(next, one)).toBe(next);
          if (next !== now) {
            expect(seen).not.toContain(next);
            seen.push(now);
          }
          now = next;
        }
      }),
    );
  });

  test('[MSG-09, MSG-12] goes from queued to its end, and nothing follows an end', () => {
    const run = (...told: MessageState[]) => told.reduce(stateAfter, 'queued');
    expect(run('handed_over', 'sent', 'delivered', 'read')).toBe('read');
    expect(run('handed_over', 'delivered', 'sent')).toBe('delivered');
    expect(run('handed_over', 'delivered', 'failed')).toBe('delivered');
    expect(run('unconfirmed', 'delivered')).toBe('delivered');
    expect(run('handed_over', 'queued')).toBe('handed_over');
    for (const end of ['failed', 'suppressed', 'logged', 'read'] as const)
      for (const told of MESSAGE_STATES) expect(stateAfter(end, told)).toBe(end);
    for (const told of REPORTED) expect(statesBefore(told)).not.toContain('suppressed');
  });

  test('[MSG-09, MSG-10] is sent again by a person when it failed or is unconfirmed, and once', () => {
    const again = MESSAGE_STATES.filter((one) => resendRefusal({ state: one, again: false }) === null);
    expect(again).toEqual(['unconfirmed', 'failed']);
    expect(resendRefusal({ state: 'failed', again: true })).toBe('messageSentAgain');
    expect(resendRefusal({ state: 'sent', again: false })).toBe('messageNotFailed');
  });
});

describe('a template', () => {
  const ids = { entity_id: '1101234567890', header: 'GRVHZB', template_id: '1107123456789012345' };
  const sms = { channel: 'sms', ...ids } as const;

  test('[MSG-02] is edited as a draft or rejected, and approved once submitted', () => {
    const steps = TEMPLATE_STATES.map((one) => templateSteps({ state: one }).join(' '));
    expect(steps).toEqual(['submitted retired', 'approved rejected draft', 'retired', 'draft retired', '']);
    expect(TEMPLATE_STATES.filter((one) => isEditable({ state: one }))).toEqual(['draft', 'rejected']);
    expect(templateRefusal({ ...sms, state: 'draft' }, 'approved')?.message).toBe('templateStep');
    expect(templateRefusal({ ...sms, state: 'submitted' }, 'approved')).toBeNull();
    expect(templateRefusal({ ...sms, state: 'approved' }, 'draft')?.message).toBe('templateStep');
    expect(new Set(ALL_TEMPLATE_KINDS).size).toBe(5);
  });

  test('[MSG-02] nothing is sent with one that is not approved, nor with an SMS without its ids', () => {
    for (const one of ['draft', 'submitted', 'rejected', 'retired'] as const)
      expect(sendRefusal({ ...sms, state: one })).toEqual({ message: 'templateNotApproved', field: 'state' });
    expect(sendRefusal({ ...sms, state: 'approved' })).toBeNull();
    for (const field of ['template_id', 'entity_id', 'header'] as const) {
      expect(sendRefusal({ ...sms, state: 'approved', [field]: null })?.field).toBe(field);
      expect(templateRefusal({ ...sms, state: 'submitted', [field]: null }, 'approved')?.field).toBe(field);
    }
    const without = { entity_id: null, header: null, template_id: null };
    expect(sendRefusal({ channel: 'whatsapp', state: 'approved', ...without })).toBeNull();
  });
});
