import { milestone } from '#contract/content/milestone.ts';
import { defineResource } from '#src/declare/defineResource.ts';
import { date, image, longText, place, text } from '#src/declare/fieldTypes.tsx';

/** Milestones; an edit leads back to the page of the milestone (MIL-01). */
export default defineResource(milestone, {
  title: 'title',
  fields: {
    date: date(),
    title: text(),
    description: longText(),
    file: image({ title: 'title' }),
    place: place(),
  },
  list: { columns: ['file', 'title', 'date'], more: ['place'] },
  afterEdit: 'show',
  words: {
    en: {
      name: 'Milestone |||| Milestones',
      message: { delete_content: 'Are you sure you want to delete the milestone "%{title}"?' },
    },
    te: {
      name: 'మైలురాయి |||| మైలురాళ్లు',
      message: { delete_content: '"%{title}" మైలురాయిని ఖచ్చితంగా తొలగించాలనుకుంటున్నారా?' },
    },
    hi: {
      name: 'मील का पत्थर |||| मील के पत्थर',
      message: { delete_content: 'क्या आप वाकई मील का पत्थर "%{title}" हटाना चाहते हैं?' },
    },
  },
});
