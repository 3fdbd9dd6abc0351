import type { rowErrors as english } from '#contract/kernel/rowErrors.ts';

/** Error texts for rows of imported files. */
export const rowErrors: Record<keyof typeof english, string> = {
  quoteUnclosed: 'కొటేషన్ గుర్తుతో మొదలైన గడి ముగియలేదు',
  quoteInside: 'కొటేషన్ గుర్తు తర్వాత గడి సరిగా ముగియలేదు',
  rowTooLong: 'వరుస మరీ పొడవుగా ఉంది',
  both: '%{first} %{second}',
  inCell: '%{reason} (గడి %{cell})',
  quotedCell: '"%{text}": %{reason}',
  columnMissing: 'నిలువు వరుస %{name} లేదు.',
  columnAbsent: 'ఫైల్‌లో "%{name}" అనే నిలువు వరుస లేదు.',
  columnNotChosen: 'నిలువు వరుస ఎంచుకోలేదు, అన్ని వరుసలకు వర్తించే విలువ కూడా లేదు.',
  noNumber: 'ఈ వరుసలో నంబర్ లేదు.',
  sameNumber: 'వరుస %{row}లో ఇదే నంబర్ ఉంది.',
  closedEarlier: 'అందిన తేదీ కంటే ముందే ముగిసినట్లు ఉంది.',
  dayToCome: 'ఈ తేదీ ఇంకా రాలేదు.',
  dayTooOld: 'ఈ తేదీ 1950 కంటే ముందుది.',
  unreadableDate: '"%{text}" తేదీ కాదు. ముందు రోజు రాయండి, ఉదాహరణకు 15-01-2025.',
  textCutOff: 'xlsx తయారైనప్పుడు ఈ పాఠ్యం తెగిపోయింది: దీన్ని csv గా ఎగుమతి చేయండి.',
  unknownName: '"%{name}" ఇక్కడ తెలియదు.',
  noPlace: '"%{name}" పేరుతో లేదు: %{level}.',
  areaElsewhere: '"%{area}" ప్రాంతం పక్కన రాసిన స్థలాల్లో లేదు.',
  manyAreas: '"%{area}" పేరుతో %{count} ప్రాంతాలు ఉన్నాయి: ఇది కూడా కావాలి: %{level}.',
  otherName: '%{level}: వరుస %{row}లో దీని పేరు "%{name}".',
};
