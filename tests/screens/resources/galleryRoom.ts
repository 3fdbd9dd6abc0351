import { screen } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import { entries } from '../../../src/resources/index.ts';
import { connect, openAdmin } from '../../declare/admin.tsx';
import { type TestApp, testApp } from '../../server/app.ts';
import { image, insertPlaces } from '../../server/factories.ts';

/** A server with places and people, galleries in it, and the screens of the admin in front of it. Call once a file. */
export function galleryRoom() {
  let app: TestApp;
  let places: Awaited<ReturnType<typeof insertPlaces>>;
  const tokens = { admin: '', mp: '', mla: '' };
  const network = connect(() => app);

  beforeAll(async () => {
    app = await testApp();
    places = await insertPlaces(app.db);
    tokens.admin = (await app.account({ role: 'admin' })).token;
    tokens.mp = (await app.account({ role: 'mp', ...places.P1 })).token;
    tokens.mla = (await app.account({ role: 'mla', ...places.A1 })).token;
  });

  /** A gallery with images of the given names. */
  async function gallery(name: string, images: readonly string[] = [], place: object = places.V1) {
    const json = { name, description: 'Pictures of the day', ...place };
    const { status, body } = await app.send('POST', 'gallery', { token: tokens.admin, json });
    expect(status, JSON.stringify(body)).toBe(201);
    for (const title of images) {
      const form = { gallery_id: body.id, title, file: await picture(`${title}.png`) };
      expect((await app.send('POST', 'gallery/media', { token: tokens.admin, form })).status).toBe(201);
    }
    return Number(body.id);
  }

  return {
    network,
    gallery,
    open: (at: string, role: keyof typeof tokens = 'mla') =>
      openAdmin({ app, token: tokens[role], entries, at }),
    /** What the calls of a kind were, in their order: 'POST gallery/media'. */
    writes: () => network.sent.filter(({ method }) => method !== 'GET'),
    ask: async (path: string) => (await app.send('GET', path, { token: tokens.admin })).body,
    send: (method: string, path: string, json?: object) =>
      app.send(method, path, { token: tokens.admin, json }),
    titlesOf: async (id: number) => {
      const { body } = await app.send('GET', `gallery/media/${id}`, { token: tokens.admin });
      return body.data?.map(({ title }) => title);
    },
    get places() {
      return places;
    },
  };
}

/** A real picture under a name of one's own. */
export async function picture(name: string): Promise<File> {
  return new File([await image('png')], name, { type: 'image/png' });
}

/** The input behind the button that chooses images. */
export const chooser = () => screen.findByLabelText('Images', { selector: 'input' });
