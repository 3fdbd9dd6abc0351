import { useState } from 'react';
import {
  type DataProvider,
  type RaRecord,
  useDataProvider,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { gallery } from '#contract/content/gallery.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { sendOwnPlaces } from '#src/components/place/placeNames.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { leavesOpen } from '#src/dataProvider/idempotencyKey.ts';
import { type ChosenImage, sendImage } from './chosenImages.ts';

type Values = Record<string, unknown>;

/** The progress of a gallery's upload; `total` is 0 until the images are counted. */
export interface Progress {
  sent: number;
  total: number;
}

/**
 * Sends a new gallery and then its images, one after the other (GAL-02). After a failure the next `save` continues:
 * there is one gallery with the form's current values, and it has every image once. `onSaved` is called when all of it
 * is saved.
 */
export function useGallerySubmission(onSaved: (values: Values) => void) {
  const dataProvider = useDataProvider();
  const [keepGallery] = useState(() => oneGallery(dataProvider));
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [sent, setSent] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<Progress | null>(null);

  const sendAll = async (
    galleryId: number,
    images: readonly ChosenImage[],
  ): Promise<Refusals | undefined> => {
    const missing = images.filter(({ id }) => !sent.includes(id));
    for (const [index, image] of missing.entries()) {
      setProgress({ sent: images.length - missing.length + index, total: images.length });
      try {
        await sendImage(galleryId, image);
      } catch (failure) {
        const count = missing.length - index;
        const reason = translate(reasonOf(failure), { _: reasonOf(failure) });
        return { images: translate('content.gallery.stopped', { smart_count: count, reason }) };
      }
      setSent((before) => [...before, image.id]);
    }
  };

  const send = async ({ images, ...values }: Values): Promise<Refusals | undefined> => {
    setProgress({ sent: 0, total: 0 });
    let id: number;
    try {
      id = Number((await keepGallery(sendOwnPlaces(values))).id);
    } catch (failure) {
      return (failure instanceof ApiFailure && failure.body.errors) || { root: reasonOf(failure) };
    }
    return sendAll(id, images as ChosenImage[]);
  };

  const save = async (values: Values): Promise<Refusals | undefined> => {
    const refusals = await send(values).finally(() => setProgress(null));
    refresh();
    if (refusals) return refusals;
    notify('content.gallery.created', { type: 'success' });
    onSaved(values);
  };
  return { save, sent, progress };
}

/** The text of a failed call; any other error is a bug and is thrown. */
function reasonOf(failure: unknown): string {
  if (failure instanceof ApiFailure) return failure.message;
  throw failure;
}

const isSame = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Creates or updates one gallery. If the answer to the first attempt was lost, the same body is sent again, which
 * returns the gallery that it may have created; later changes are sent as an edit of it.
 */
function oneGallery(dataProvider: DataProvider) {
  let tried: Values | null = null;
  let record: RaRecord | null = null;

  const create = async (values: Values): Promise<RaRecord> => {
    const data = tried ?? values;
    tried = data;
    try {
      return (await dataProvider.create(gallery.name, { data })).data;
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || leavesOpen(failure.status)) throw failure;
      tried = null;
      if (isSame(data, values)) throw failure;
      return create(values);
    }
  };

  return async (values: Values): Promise<RaRecord> => {
    const saved = record ?? (await create(values));
    record = saved;
    if (tried && !isSame(tried, values)) {
      const change = { id: saved.id, data: values, previousData: saved };
      record = (await dataProvider.update(gallery.name, change)).data;
      tried = values;
    }
    return saved;
  };
}
