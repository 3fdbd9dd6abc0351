import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/kernel/day.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import {
  AUDIENCES,
  MESSAGE_CHANNELS,
  MESSAGE_EVENTS,
  WISH_PURPOSES,
} from '#contract/messages/messageKinds.ts';
import {
  chooseRule,
  isMobile,
  languagesFor,
  onceKey,
  preferenceOf,
  ruleKey,
} from '#contract/messages/messageRules.ts';
import {
  dueAfterEvent,
  freeTextUntil,
  isQuiet,
  isStale,
  isTooOld,
  MAX_A_DAY,
  mayWriteFreely,
  onceAwake,
  restsUntil,
  takesItsPlace,
} from '#contract/messages/messageTimes.ts';

/** A wall time in the time zone of the state. */
const at = (time: string) => new Date(`2026-03-0${time.includes('T') ? time : `2T${time}`}+05:30`);
const instant = fc.date({ min: at('09:00'), max: new Date('2027-03-02'), noInvalidDate: true });
const MINUTE = 60_000;

describe('times', () => {
  test('[MSG-11] nothing goes out from 21:00 to 09:00; what is due waits for 09:00', () => {
    expect(
      ['08:59:59.999', '09:00:00', '20:59:59.999', '21:00:00', '00:00:00'].map((time) => isQuiet(at(time))),
    ).toEqual([true, false, false, true, true]);
    expect(onceAwake(at('21:00:00'))).toEqual(at('3T09:00:00'));
    expect(onceAwake(at('03:00:00'))).toEqual(at('09:00:00'));
    expect(onceAwake(at('12:00:00'))).toEqual(at('12:00:00'));
    fc.assert(
      fc.property(instant, (now) => {
        const awake = onceAwake(now);
        expect(isQuiet(awake)).toBe(false);
        expect(awake.getTime() - now.getTime()).toBeLessThanOrEqual(DAY_MS / 2);
        expect(awake >= now).toBe(true);
        if (isQuiet(now)) expect(isQuiet(new Date(awake.getTime() - 1))).toBe(true);
        expect(onceAwake(awake)).toEqual(awake);
      }),
    );
    expect(MAX_A_DAY).toBe(5);
  });

  test('[MSG-11] of the events of a grievance within ten minutes the last one goes out', () => {
    fc.assert(
      fc.property(instant, fc.nat(20 * MINUTE), (earlier, later) => {
        const next = new Date(earlier.getTime() + later);
        expect(takesItsPlace(earlier, next)).toBe(later < 10 * MINUTE);
        // The earlier one still waits when the other replaces it.
        if (takesItsPlace(earlier, next)) expect(dueAfterEvent(earlier) > next).toBe(true);
      }),
    );
    expect(dueAfterEvent(at('20:55:00'))).toEqual(at('3T09:00:00'));
    expect(takesItsPlace(at('12:00:00'), at('11:59:00'))).toBe(false);
  });

  test('[MSG-11] a message that could not be sent for 72 hours is too old', () => {
    const due = at('09:00:00');
    expect(
      [72 * 60 - 1, 72 * 60].map((after) => isTooOld(due, new Date(due.getTime() + after * MINUTE))),
    ).toEqual([false, true]);
  });

  test('[MSG-13] free text goes out for 24 hours after the person has written', () => {
    const written = at('10:00:00');
    expect(freeTextUntil(written)).toEqual(at('3T10:00:00'));
    expect(mayWriteFreely(written, at('3T09:59:59.999'))).toBe(true);
    expect(mayWriteFreely(written, at('3T10:00:00'))).toBe(false);
    expect(mayWriteFreely(null, written)).toBe(false);
  });

  test('[MSG-12] a dated report counts for five minutes', () => {
    const now = at('12:00:00');
    expect([-5, 5].map((off) => isStale(new Date(now.getTime() + off * MINUTE), now))).toEqual([
      false,
      false,
    ]);
    expect(
      [-5, 5].map((off) => isStale(new Date(now.getTime() + off * MINUTE + Math.sign(off)), now)),
    ).toEqual([true, true]);
  });

  test('[MSG-21] a channel rests after five failures in a row: 1, 2, 4 … 60 minutes', () => {
    const now = at('12:00:00');
    const rests = (failures: number) =>
      ((restsUntil(failures, now)?.getTime() ?? now.getTime()) - now.getTime()) / MINUTE;
    expect([0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 2_000].map(rests)).toEqual([
      0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60,
    ]);
  });
});

describe('who gets what', () => {
  test('[MSG-11] mobile numbers of India, and none that stands for none', () => {
    expect(['9848012345', '6000000001', '7981234567'].map(isMobile)).toEqual([true, true, true]);
    expect(
      ['4027891234', '984801234', '98480123456', '9999999999', '9876543210', '', '+919848012345'].some(
        isMobile,
      ),
    ).toBe(false);
  });

  test('[MSG-08] STOP, ఆపు and रोको stop alone or with a polite word or SMS beside them, START ends it', () => {
    for (const text of [
      ...['STOP', ' stop. ', 'Stop!', 'STOP STOP', 'ఆపు', 'ఆపు.', 'रोको', '“रोको”', 'ఆపండి', 'रोकें', 'रुको'],
      ...['Stop please', 'please stop', 'STOP SMS', 'Stop.', 'unsubscribe', 'Stop sending messages, sir 🙏'],
      ...['దయచేసి ఆపండి', 'SMS ఆపండి', 'ఆపండి ప్లీజ్', 'మెసేజ్\u200cలు ఆపండి', 'कृपया रोकें', 'एसएमएस रोको जी', 'प्लीज़ रुको'],
    ])
      expect([text, preferenceOf(text)]).toEqual([text, 'stop']);
    for (const text of ['START', 'start.', 'Start please', 'please START SMS', 'దయచేసి start'])
      expect([text, preferenceOf(text)]).toEqual([text, 'start']);
    for (const text of [
      '',
      ' . ',
      'Please stop the water leak',
      ...[
        'bus stop',
        'the bus stop is broken',
        "don't stop",
        'please',
        'SMS',
        'ధన్యవాదాలు',
        'Stop please start',
      ],
      ...['please start the work', 'रोको मत', 'நிறுத்து'],
      'stop start',
      'restart',
      'ఆపు నీరు',
    ])
      expect(preferenceOf(text)).toBeNull();
  });

  test('[MSG-05] a language without a template falls back to Telugu, then English', () => {
    expect([null, 'te', 'hi', 'en'].map((one) => languagesFor(one as 'te' | null))).toEqual([
      ['te', 'en'],
      ['te', 'en'],
      ['hi', 'te', 'en'],
      ['en', 'te'],
    ]);
    const chosen = (has: Record<string, string>) => chooseRule('hi', (one) => has[one] ?? null);
    expect(chosen({ hi: 'H', te: 'T' })).toEqual({ language: 'hi', template: 'H' });
    expect(chosen({ en: 'E', te: 'T' })).toEqual({ language: 'te', template: 'T' });
    expect(chosen({ en: 'E' })).toEqual({ language: 'en', template: 'E' });
    expect(chosen({})).toBeNull();
    expect(chosen({ hi: 'off', te: 'T' })).toBe('off');
  });

  test('[MSG-05, MSG-10] each rule and each message that is sent once has its own key', () => {
    const keys = MESSAGE_EVENTS.flatMap((event) =>
      AUDIENCES.flatMap((audience) =>
        MESSAGE_CHANNELS.flatMap((channel) => LANGUAGES.map((one) => ruleKey(event, audience, channel, one))),
      ),
    );
    expect(new Set(keys).size).toBe(180);
    const sent = {
      complaint_id: 1,
      event: 'resolved',
      clock: 7,
      channel: 'sms',
      audience: 'citizen',
      recipient: 3,
    } as const;
    const others = [
      { complaint_id: 2 },
      { event: 'reopened' },
      { clock: 8 },
      { channel: 'whatsapp' },
      { audience: 'officer' },
      { recipient: 4 },
    ] as const;
    const once = [sent, ...others.map((other) => ({ ...sent, ...other }))].map(onceKey);
    expect(new Set(once).size).toBe(once.length);
    expect(onceKey({ ...sent })).toBe(once[0]);
  });

  test('[MSG-06] no purpose is a campaign', () => {
    expect(WISH_PURPOSES).toEqual(['status', 'calls', 'news']);
  });
});
