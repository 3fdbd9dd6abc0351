import { CANDIDATE_DESIGNATIONS } from '#contract/kernel/limits.ts';
import { candidate } from '#contract/leaders/candidate.ts';
import { designations } from '#src/custom/leaders/designations.ts';
import { candidateUser } from '#src/custom/leaders/fields/candidateUser.tsx';
import { seat } from '#src/custom/leaders/fields/seat.tsx';
import { defineResource } from '#src/declare/defineResource.ts';
import { choice, email, phone, reference, text } from '#src/declare/fieldTypes.tsx';

/** MPs, MLAs and ministers, added above their list, from the party users who are none of them yet (CAN-01). */
export default defineResource(candidate, {
  title: 'name',
  fields: {
    designation: choice(CANDIDATE_DESIGNATIONS),
    user_id: candidateUser(),
    parliament_id: seat(),
    name: text(),
    phone: phone(),
    email: email(),
    parliament: reference(),
    assembly: reference(),
  },
  list: {
    columns: ['designation', 'name', 'phone', 'email', 'parliament', 'assembly'],
    more: ['user_id'],
    without: ['savedQueries'],
  },
  layout: 'formAndList',
  clone: false,
  words: {
    en: {
      name: 'MLA/MP Candidate |||| Candidates',
      page: { list: 'Candidates List' },
      fields: { user_id: 'User', category_id: 'Ministry' },
      choices: { designation: designations.en },
    },
    te: {
      name: 'ఎమ్మెల్యే/ఎంపీ అభ్యర్థి |||| అభ్యర్థులు',
      page: { list: 'అభ్యర్థుల జాబితా' },
      fields: { user_id: 'వినియోగదారు', category_id: 'మంత్రిత్వ శాఖ' },
      choices: { designation: designations.te },
    },
    hi: {
      name: 'विधायक/सांसद उम्मीदवार |||| उम्मीदवार',
      page: { list: 'उम्मीदवारों की सूची' },
      fields: { user_id: 'उपयोगकर्ता', category_id: 'मंत्रालय' },
      choices: { designation: designations.hi },
    },
  },
});
