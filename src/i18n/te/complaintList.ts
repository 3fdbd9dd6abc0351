import type { complaintList as english } from '../en/complaintList.ts';

export const complaintList: typeof english = {
  export: 'ఎగుమతి చేయి',
  exportSelected: 'ఎంచుకున్న %{smart_count} ఎగుమతి చేయి |||| ఎంచుకున్న %{smart_count} ఎగుమతి చేయి',
  format: { csv: 'CSV ఫైల్', xlsx: 'ఎక్సెల్ ఫైల్ (xlsx)' },
  exported:
    '%{smart_count} ఫిర్యాదుతో ఫైల్ కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది. |||| %{smart_count} ఫిర్యాదులతో ఫైల్ కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది.',
  writing: 'ఫైల్ తయారవుతోంది: %{total} ఫిర్యాదుల్లో %{rows}',
  fileReady: 'ఫైల్ సిద్ధంగా ఉంది.',
  openFile: 'ఫైల్ తెరువు',
  exportAgain: 'మళ్లీ ప్రయత్నించు',
  dismiss: 'మూసివేయి',
  selectPage: 'ఈ పేజీ మొత్తం ఎంచుకో',
  selectRow: '%{number} ఎంచుకో',
  selected: '%{smart_count} ఎంచుకున్నారు |||| %{smart_count} ఎంచుకున్నారు',
  clearSelection: 'ఎంపికలు తొలగించు',
  assign: 'సిబ్బందికి కేటాయించు',
  assignTitle: '%{smart_count} ఫిర్యాదును కేటాయించండి |||| %{smart_count} ఫిర్యాదులను కేటాయించండి',
  assigning: 'కేటాయిస్తోంది: %{total} లో %{done}',
  assigned: '%{smart_count} ఫిర్యాదు కేటాయించబడింది. |||| %{smart_count} ఫిర్యాదులు కేటాయించబడ్డాయి.',
  notAssigned: '%{smart_count} ఫిర్యాదును కేటాయించలేకపోయాం: |||| %{smart_count} ఫిర్యాదులను కేటాయించలేకపోయాం:',
  assignAgain: 'వీటిని మళ్లీ ప్రయత్నించు',
  otherPlace: 'ఈ సిబ్బంది ఈ ఫిర్యాదు ఉన్న అసెంబ్లీ నియోజకవర్గంలో పని చేయరు.',
  close: 'మూసివేయి',
};
