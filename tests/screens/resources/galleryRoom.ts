import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { image } from '../../server/factories.ts';
import { startDesk } from '../app.tsx';

/** A server with places, people and galleries, and the admin's screens for it. Call it once per file. */
export function galleryRoom() {
  const desk = startDesk();

  /** A gallery with images of the given names. */
  async function gallery(name: string, images: readonly string[] = [], place: object = desk.places.V1) {
    const json = { name, description: 'Pictures of the day', ...place };
    const { status, body } = await desk.ask('POST', 'gallery', { json });
    expect(status, JSON.stringify(body)).toBe(201);
    for (const title of images) {
      const form = { gallery_id: body.id, title, file: await picture(`${title}.png`) };
      expect((await desk.ask('POST', 'gallery/media', { form })).status).toBe(201);
    }
    return Number(body.id);
  }

  return {
    desk,
    gallery,
    open: (at: string, role: Role = 'mla') => desk.renderApp({ path: at, as: role }),
    ask: async (path: string) => (await desk.ask('GET', path)).body,
    send: (method: string, path: string, json?: object) => desk.ask(method, path, { json }),
    titlesOf: async (id: number) => {
      const { body } = await desk.ask('GET', `gallery/media/${id}`);
      return body.data?.map(({ title }) => title);
    },
    get places() {
      return desk.places;
    },
  };
}

/** A real picture with a given file name. */
export async function picture(name: string): Promise<File> {
  return new File([await image('png')], name, { type: 'image/png' });
}

/** The input behind the button that chooses images. */
export const chooser = () => screen.findByLabelText('Images', { selector: 'input' });
