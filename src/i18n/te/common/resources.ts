import type { resources as english } from '../../en/common/resources.ts';
import { complaint } from '../complaints/complaint.ts';
import { common } from './words.ts';

export const resources: typeof english = {
  complaint: { name: 'ఫిర్యాదు |||| ఫిర్యాదులు', fields: complaint.fields },
  'referral/waiting': {
    name: 'నివేదన |||| నివేదనలు',
    fields: {
      number: common.number,
      subject: common.subject,
      department: common.department,
      officer: common.officer,
      due_on: 'గడువు',
      days: common.days,
    },
  },
  'register/inward': {
    name: 'లేఖ |||| లేఖలు',
    fields: {
      number: common.number,
      received_on: 'అందిన తేదీ',
      sender: 'ఎవరి నుండి',
      subject: common.subject,
      way: 'ఎలా వచ్చింది',
      referrals: 'దేనికి జవాబు',
      file: 'స్కాన్',
    },
  },
  cause: {
    name: 'ఉమ్మడి సమస్య |||| ఉమ్మడి సమస్యలు',
    fields: {
      number: common.number,
      title: common.title,
      category: common.category,
      category_id: common.category,
      state: common.status,
      place: common.place,
      cases: common.grievances,
      open: common.open,
      people: common.people,
      households: 'కుటుంబాలు',
      areas: 'ప్రాంతాలు',
      oldest: 'ఎప్పటి నుండి',
      staff: common.inCharge,
      staff_id: common.inCharge,
      note: common.note,
    },
  },
  message: {
    name: 'సందేశం |||| సందేశాలు',
    fields: {
      created_at: 'రాసింది',
      state: common.status,
      complaint: 'ఫిర్యాదు',
      to: common.person,
      template: common.template,
      channel: common.channel,
      language: common.language,
      parts: 'భాగాలు',
    },
  },
  'message/template': {
    name: 'నమూనా |||| నమూనాలు',
    fields: {
      name: common.name,
      edition: 'రూపం',
      channel: common.channel,
      language: common.language,
      state: common.status,
      state_at: 'ఎప్పటి నుండి',
      from: 'ఎక్కడి నుండి',
    },
  },
  'register/outward': {
    name: 'లేఖ |||| లేఖలు',
    fields: {
      number: common.number,
      dispatched_at: 'పంపిన తేదీ',
      to: 'ఎవరికి',
      subject: common.subject,
      about: 'దేని గురించి',
      kind: common.kind,
      dispatched_by: 'పంపినవారు',
      link: 'PDF',
    },
  },
  leader: {
    name: 'నాయకుడు |||| నాయకులు',
    fields: { phone: 'మొబైల్', area: 'గ్రామం/ప్రాంతం', location: 'ప్రాంతం' },
  },
  staff: {
    name: 'ఫిర్యాదుల ఇన్‌ఛార్జి |||| ఫిర్యాదుల ఇన్‌ఛార్జులు',
    fields: { parliament: common.parliament, assembly: 'అసెంబ్లీ' },
  },
};
