import { news } from '#contract/content/news.ts';
import { defineResource } from '#src/declare/defineResource.ts';
import { dateTime, image, longText, place, text, videoLink } from '#src/declare/fieldTypes.tsx';

/** News of the constituency (NEWS-01, NEWS-02). */
export default defineResource(news, {
  title: 'title',
  fields: {
    title: text(),
    date: dateTime(),
    video_link: videoLink(),
    file: image({ title: 'title' }),
    description: longText(),
    place: place(),
  },
  list: { columns: ['file', 'title', 'date'], more: ['place', 'video_link'] },
  words: {
    en: {
      name: 'News',
      fields: { video_link: 'Video link' },
      message: { delete_content: 'Are you sure you want to delete the news "%{title}"?' },
    },
    te: {
      name: 'వార్తలు',
      fields: { video_link: 'వీడియో లింక్' },
      message: { delete_content: '"%{title}" వార్తను ఖచ్చితంగా తొలగించాలనుకుంటున్నారా?' },
    },
    hi: {
      name: 'समाचार',
      fields: { video_link: 'वीडियो लिंक' },
      message: { delete_content: 'क्या आप वाकई समाचार "%{title}" को हटाना चाहते हैं?' },
    },
  },
});
