/** Two ways of writing one person's name, each to be matched with the other and found by it. */
export const SAME_NAMES: readonly [string, string][] = pairs(`
  Rama Rao = Ramarao, వెంకట రమణ = వెంకటరమణ, Mohammed Ismail = Md. Ismail, Shaik Rahim = Sk. Rahim,
  Smt. Lakshmi = Lakshmi Devi, Mohd Ismail = Mohammad Ismail, Venkata Ramana = Venkataramana, Sai Kumar = Saikumar,
  Lakshmi Narayana = Laxminarayana, Krishna Murthy = Krishnamurthi, Rajasekhar = Raja Shekar, Sri Devi = Sridevi,
  Satya Narayana = Sathyanarayana, Surya Narayana = Suryanarayana, Rama Krishna = Ramakrishna, Noor Jahan = Noorjahan,
  Jaya Prakash = Jayaprakash, Vijay Kumar = Vijaya Kumar, Vijaykumar = Vijaya Kumar, Hema Latha = Hemalatha,
  Samba Siva Rao = Sambasivarao, Subba Rao = Subbarao, Venkat Reddy = Venkata Reddy, Prasada Rao = Prasad Rao,
  Srinivasa Rao = Sreenivasarao, Naga Raju = Nagaraju, Bala Krishna = Balakrishna, Moin Uddin = Moinuddin,
  రామా రావు = రామారావు, రామారావు = Rama Rao, మహ్మద్ ఇస్మాయిల్ = Mohammed Ismail, షేక్ రహీమ్ = Sk. Rahim,
  ఎండీ ఇస్మాయిల్ = Md. Ismail, Sd. Ahmed = Syed Ahmad, Abdur Rahman = Abdul Rehman, Abdulla = Abdullah,
  Khaja = Khwaja, Basha = Pasha, Ghouse = Gous, Riaz = Reyaz, Ayesha = Aisha, Razia = Rajiya, Mehboob = Mahaboob,
  Sameer = Samir, Nazeer = Nazir, Basheer = Bashir, Nayeem = Naim, Waheed = Vahid, Sultana = Sulthana,
  Nagaraj = Nagaraju, Banoth = Banothu, Viswanadham = Vishwanatham, Raghunadh = Raghunath, Lachmi = Lakshmi,
  Narsimulu = Narasimhulu, Ailaiah = Ilaiah, Yesoda = Yashoda, Naik = Nayak, Chowdhary = Choudhury,
  Rukmini = Rukmani, Seetha = Sita, Bixam = Biksham, Sireesha = Shirisha, Akshay = Akshai, Easwar = Eswar,
  B. Zakaraiah = Zakaraiah, B. Zakaraiah = B Jakaraiah, K. Ramesh = Ramesh K, K.Ramesh = K Ramesh,
  R.K. Rao = RK Rao, K V Ramana = KV Ramana, Sri Ramulu = Ramulu, Sriramulu = Sri Ramulu, Ramulu Garu = Ramulu,
  Dr. Suresh = Suresh, శ్రీ రమేష్ = Ramesh, రమేష్ గారు = రమేష్, श्री रमेश = Ramesh, श्रीमती लक्ष्मी = Lakshmi,
  ज़ाकिर = जाकिर, ज़ाकिर = Zakir, फ़ातिमा = फातिमा, आनन्द = आनंद, चाँद = चांद, సిన్ధు = సింధు, राम सिंह = Ram Singh`);

/** Two people. */
export const OTHER_NAMES: readonly [string, string][] = pairs(`
  Ramesh = Rama Rao, Lakshmi = Lakshmana Rao, Ravi Kumar = Rupa Kumari, Mohammed Ismail = Mohammed Yusuf,
  Rama Rao = Ramana Rao, Rama Rao = Raja Rao, Subba Rao = Subba Reddy, Shaik Rahim = Shaik Karim, Sk. Rahim = Sk. Karim,
  Md. Ismail = Md. Yusuf, Md. Ismail = Mohan Ismail, Sk. Rahim = Syed Rahim, Sri Lakshmi = Sri Devi,
  Lakshmi Devi = Lakshmi Bai, Smt. Padma = Smt. Padmaja, Mohammed = Mahmood, Hamid = Ahmed, Rahim = Rahman,
  Rafi = Rafiq, Nazeer = Naseer, Jaleel = Jameel, Sai Kumar = Shiva Kumar, Raj Kumar = Raja Kumari, Ramana = Ramanna,
  Krishna Rao = Krishna Murthy, Rama Devi = Uma Devi, K. Ramesh = S. Ramesh, Venkat Reddy = Venkat Rao,
  Vijay = Vijaya, Arun = Aruna, Raju = Raja, Kamala = Komala, Narsimha = Narsaiah, Mallamma = Mallaiah,
  Nagaraju = Nagaiah, Venkatesh = Venkataiah, Saroja = Sarojini, Lalitha = Latha, Dr. Suresh = Dr. Sudesh`);

function pairs(text: string): [string, string][] {
  return text.split(',').map((line) => {
    const [one = '', other = ''] = line.split('=').map((name) => name.trim());
    return [one, other];
  });
}
