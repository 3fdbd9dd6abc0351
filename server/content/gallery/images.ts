import { and, eq } from 'drizzle-orm';
import { visible } from '#server/kernel/db/scope.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { galleryMedia } from '../schema/gallery.ts';
import { galleries, galleryImages } from './resource.ts';

/** All images of a gallery that the caller sees; 404 for any other (SCOPE-08). */
export async function imagesOf(context: Context, galleryId: number) {
  const { actor, db } = context;
  const { table } = galleries;
  const seen = await db.$count(table, and(eq(table.id, galleryId), visible(actor, table)));
  if (seen === 0) throw notFound();
  const data = await galleryImages(context, eq(galleryMedia.gallery_id, galleryId));
  return { data, total: data.length };
}
