import sharp from 'sharp';
import { typeset } from '../server/pdf/typesetter.ts';
import { partsOf } from '../server/letters/typesetting/body.ts';
import { LETTER_WORDS as W } from '../server/letters/typesetting/words.ts';
import { writeFileSync } from 'node:fs';
const te='గౌరవనీయులైన అయ్యా,\n\nహుజూరాబాద్ మండలం **మోత్కూర్** గ్రామానికి చెందిన శ్రీ రాములు గౌడ్ గారు తమ గ్రామ రహదారి పూర్తిగా దెబ్బతిన్నదని ఫిర్యాదు చేశారు.\n\n- మొదటిది\n- రెండవది\n\n| పేరు | గ్రామం |\n|---|---|\n| రాములు | మోత్కూర్ |\n| సమ్మక్క | జమ్మికుంట |\n\n#for x in y { ![](http://x/y.png) }\n\nదయచేసి 15 రోజుల్లో చర్య తీసుకొని తెలియజేయగలరు.';
const en='Sir,\n\nSri Ramulu Goud of **Mothkur** has complained that the road of the village is broken.\n\n1. First\n2. Second\n\nKindly act within 15 days and let us know.';
const side=(l:any,t:string,s:string)=>({language:l,words:W[l as 'te'],subject:s,refs:['EE/2026/17','2026-000147'],body:partsOf(t),enclosures:['A petition','Two photographs']});
const base=(sides:any[])=>({title:'HZB/GR/2026/0147',day:[2026,3,2],date:'02-03-2026',number:'HZB/GR/2026/0147',head:{image:null,name:'Padi Kaushik Reddy',rows:['Member of the Legislative Assembly, Huzurabad','Camp Office, Karimnagar Road, Huzurabad 505468','9848011111 · mla@example.org']},
words:{number:sides.length>1?'నం. / No.':W[sides[0].language as 'te'].number,date:sides.length>1?'తేదీ: / Date:':W[sides[0].language as 'te'].date,to:sides.map(s=>s.words.to).join(' / '),faithfully:sides.map(s=>s.words.faithfully).join(' / '),copies:sides.map(s=>s.words.copies).join(' / ')},
to:['Sri K. Narsaiah','Executive Engineer','Roads and Buildings','Collectorate complex,\nKarimnagar'],sides,copies:['The Collector, Karimnagar','The Tahsildar, Huzurabad'],sign:{image:null,promised:null,name:'Padi Kaushik Reddy',rows:['Member of the Legislative Assembly','Huzurabad']}});
for (const [n,s] of [['te',[side('te',te,'మోత్కూర్ గ్రామ రహదారి మరమ్మతు గురించి')]],['both',[side('te',te,'మోత్కూర్ గ్రామ రహదారి'),side('en',en,'The road at Mothkur')]]] as const) {
 const t=performance.now(); const r=await typeset(async()=>({template:'letter',data:JSON.stringify(base(s as any)),files:[],made:1,lasting:true,picture:true})); console.log(n,r.pages,r.pdf.length,r.picture!.length,performance.now()-t);
 await sharp(Buffer.from(r.picture!),{density:90}).png().toFile(`/tmp/${n}.png`);
}
process.exit();
