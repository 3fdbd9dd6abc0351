import { beforeAll, beforeEach, vi } from 'vitest';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { letterTemplates } from '#server/letters/schema/letters.ts';
import { grievanceDesk } from '../complaints/grievances.ts';

/** An office with a code, whose browser opens new tabs. */
export function lettersDesk() {
  const { desk, ...grievances } = grievanceDesk();
  const openWindow = vi.spyOn(window, 'open');
  beforeAll(async () => {
    await desk.ask('PUT', 'office/registers', { json: { code: 'HZB' } }, 'mla');
  });
  beforeEach(async () => {
    await desk.app.db.delete(letterTemplates);
    openWindow.mockReset().mockReturnValue({ opener: window } as unknown as Window);
  });
  /** A template of referrals in English, kept by the office. */
  async function template() {
    const { parliament_id, assembly_id } = desk.places.A1;
    const [office] = await desk.app.db.select().from(offices).where(isAt({ parliament_id, assembly_id }));
    await desk.app.db.insert(letterTemplates).values({
      office_id: office?.id ?? 0,
      kind: 'referral',
      name: 'Referral',
      language: 'en',
      texts: { en: { subject: 'About {{number}}', body: 'Please help {{name}} of {{area}}.' } },
    });
  }
  return {
    ...grievances,
    desk,
    template,
    opened: () => openWindow.mock.calls.map(([url]) => String(url)),
  };
}
