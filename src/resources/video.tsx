import { video } from '#contract/content/video.ts';
import { defineResource } from '#src/declare/defineResource.ts';
import { flag, longText, place, reference, text, videoLink } from '#src/declare/fieldTypes.tsx';

/** Videos on other hosts (VID-01 to VID-03). */
export default defineResource(video, {
  title: 'name',
  fields: {
    name: text(),
    category_id: reference(),
    url: videoLink(),
    description: longText(),
    status: flag(),
    place: place(),
  },
  list: { columns: ['name', 'category_id', 'place'] },
  views: { list: () => import('#src/custom/content/video/VideoList.tsx') },
  words: {
    en: {
      name: 'Video |||| Videos',
      fields: { url: 'Video link', status: 'Active' },
      page: { list: 'View Videos', edit: 'Update Video' },
      save: { edit: 'Update' },
      message: { delete_content: 'Are you sure you want to delete the video "%{name}"?' },
    },
    te: {
      name: 'వీడియో |||| వీడియోలు',
      fields: { url: 'వీడియో లింక్', status: 'చురుకుగా ఉంది' },
      page: { list: 'వీడియోలు చూడండి', edit: 'వీడియోను నవీకరించండి' },
      save: { edit: 'నవీకరించు' },
      message: { delete_content: '"%{name}" వీడియోను ఖచ్చితంగా తొలగించాలనుకుంటున్నారా?' },
    },
    hi: {
      name: 'वीडियो |||| वीडियो',
      fields: { url: 'वीडियो लिंक', status: 'सक्रिय' },
      page: { list: 'वीडियो देखें', edit: 'वीडियो अपडेट करें' },
      save: { edit: 'अपडेट करें' },
      message: { delete_content: 'क्या आप वाकई वीडियो "%{name}" को हटाना चाहते हैं?' },
    },
  },
});
