import type { resources as english } from '../../en/common/resources.ts';
import { complaint } from '../complaints/complaint.ts';
import { common } from './words.ts';

export const resources: typeof english = {
  complaint: { name: 'शिकायत |||| शिकायतें', fields: complaint.fields },
  'referral/waiting': {
    name: 'संदर्भ |||| संदर्भ',
    fields: {
      number: common.number,
      subject: common.subject,
      department: common.department,
      officer: common.officer,
      due_on: 'कब तक',
      days: common.days,
    },
  },
  'register/inward': {
    name: 'पत्र |||| पत्र',
    fields: {
      number: common.number,
      received_on: 'प्राप्ति तिथि',
      sender: 'किससे',
      subject: common.subject,
      way: 'कैसे आया',
      referrals: 'किसका उत्तर',
      file: 'स्कैन',
    },
  },
  cause: {
    name: 'साझा समस्या |||| साझा समस्याएँ',
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
      households: 'परिवार',
      areas: 'क्षेत्र',
      oldest: 'कब से',
      staff: common.inCharge,
      staff_id: common.inCharge,
      note: common.note,
    },
  },
  message: {
    name: 'संदेश |||| संदेश',
    fields: {
      created_at: 'लिखा गया',
      state: common.status,
      complaint: 'शिकायत',
      to: common.person,
      template: common.template,
      channel: common.channel,
      language: common.language,
      parts: 'भाग',
    },
  },
  'message/template': {
    name: 'नमूना |||| नमूने',
    fields: {
      name: common.name,
      edition: 'संस्करण',
      channel: common.channel,
      language: common.language,
      state: common.status,
      state_at: 'कब से',
      from: 'कहाँ से',
    },
  },
  'register/outward': {
    name: 'पत्र |||| पत्र',
    fields: {
      number: common.number,
      dispatched_at: 'भेजने का दिन',
      to: 'किसे',
      subject: common.subject,
      about: 'किस बारे में',
      kind: common.kind,
      dispatched_by: 'भेजने वाला',
      link: 'PDF',
    },
  },
  leader: {
    name: 'नेता |||| नेता',
    fields: { phone: 'मोबाइल', area: 'गाँव/क्षेत्र', location: 'स्थान' },
  },
  staff: {
    name: 'शिकायत प्रभारी |||| शिकायत प्रभारी',
    fields: { parliament: common.parliament, assembly: 'विधानसभा' },
  },
};
