import * as calls from '#contract/content/galleryCalls.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { addGalleryMedium, chooseThumbnail, deleteGalleryMedium, listGalleryMedia } from './media.ts';

/** The images of galleries; galleries themselves are plain records (GAL-01 to GAL-04). */
export const galleryRoutes = (serve: Serve) => {
  serve(calls.listGalleryMedia, listGalleryMedia);
  serve(calls.addGalleryMedium, addGalleryMedium);
  serve(calls.deleteGalleryMedium, deleteGalleryMedium);
  serve(calls.chooseThumbnail, chooseThumbnail);
};
