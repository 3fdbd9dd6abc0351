import type { resources as english } from '../../en/common/resources.ts';
import { complaint } from '../complaints/complaint.ts';

export const resources: typeof english = {
  complaint: { name: 'ఫిర్యాదు |||| ఫిర్యాదులు', fields: complaint.fields },
  'referral/waiting': {
    name: 'నివేదన |||| నివేదనలు',
    fields: {
      number: 'సంఖ్య',
      subject: 'విషయం',
      department: 'శాఖ',
      officer: 'అధికారి',
      due_on: 'గడువు',
      days: 'రోజులు',
    },
  },
  'register/inward': {
    name: 'లేఖ |||| లేఖలు',
    fields: {
      number: 'సంఖ్య',
      received_on: 'అందిన తేదీ',
      sender: 'ఎవరి నుండి',
      subject: 'విషయం',
      way: 'ఎలా వచ్చింది',
      referrals: 'దేనికి జవాబు',
      file: 'స్కాన్',
    },
  },
  cause: {
    name: 'ఉమ్మడి సమస్య |||| ఉమ్మడి సమస్యలు',
    fields: {
      number: 'సంఖ్య',
      title: 'శీర్షిక',
      category: 'వర్గం',
      category_id: 'వర్గం',
      state: 'స్థితి',
      place: 'స్థలం',
      cases: 'ఫిర్యాదులు',
      open: 'తెరిచి ఉన్నవి',
      people: 'ప్రజలు',
      households: 'కుటుంబాలు',
      areas: 'ప్రాంతాలు',
      oldest: 'ఎప్పటి నుండి',
      staff: 'బాధ్యులు',
      staff_id: 'బాధ్యులు',
      note: 'గమనిక',
    },
  },
  message: {
    name: 'సందేశం |||| సందేశాలు',
    fields: {
      created_at: 'రాసింది',
      state: 'స్థితి',
      complaint: 'ఫిర్యాదు',
      to: 'వ్యక్తి',
      template: 'నమూనా',
      channel: 'మార్గం',
      language: 'భాష',
      parts: 'భాగాలు',
    },
  },
  'message/template': {
    name: 'నమూనా |||| నమూనాలు',
    fields: {
      name: 'పేరు',
      edition: 'రూపం',
      channel: 'మార్గం',
      language: 'భాష',
      state: 'స్థితి',
      state_at: 'ఎప్పటి నుండి',
      from: 'ఎక్కడి నుండి',
    },
  },
  'register/outward': {
    name: 'లేఖ |||| లేఖలు',
    fields: {
      number: 'నంబరు',
      dispatched_at: 'పంపిన తేదీ',
      to: 'ఎవరికి',
      subject: 'విషయం',
      about: 'దేని గురించి',
      kind: 'రకం',
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
    fields: { parliament: 'పార్లమెంటు', assembly: 'అసెంబ్లీ' },
  },
};
