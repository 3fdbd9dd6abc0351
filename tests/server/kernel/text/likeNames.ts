/** Spellings of one name, each to be found by each other: the first of a line with every other makes a pair. */
export const LIKE_NAMES: readonly string[] = `
  Lakshmi Laxmi Laksmi Lakshmee లక్ష్మి लक्ष्मी, Venkateswara Vengateswara Venkateshwar Venkateshwara
  వెంకటేశ్వర, Venkateswarlu Venkateshwarlu Venkateswarulu వెంకటేశ్వర్లు, Subramanyam Subrahmanyam
  Subramaniam సుబ్రహ్మణ్యం, Srinivas Sreenivas Shrinivas Srinivasa శ్రీనివాస్ श्रीनिवास, Srinivasulu
  Sreenivasulu శ్రీనివాసులు, Gowri Gauri Gouri గౌరి गौरी, Rao Row Ravu రావు राव, Ravi Ravee రవి रवि, Reddy
  Reddi రెడ్డి, Yesubabu Esubabu ఏసుబాబు యేసుబాబు, Bhadraiah Badrayya భద్రయ్య, Jagadish Jagadeesh Jagdeesh
  జగదీశ్ जगदीश, Gnaneshwar Jnaneshwar Gyaneshwar జ్ఞానేశ్వర్, Krishna Krisna Krushna కృష్ణ कृष्ण,
  Ramakrishna Ramkrishna రామకృష్ణ, Ramnath Ramanath రామనాథ్, Naidu Nayudu నాయుడు, Seetha Sita Sitha Seeta
  సీత सीता, Mohammed Mohammad Muhammad Mohamed మహమ్మద్ मोहम्मद, Chowdary Choudhary Chaudhari Chowdhury
  చౌదరి चौधरी, Fatima Fathima Phatima ఫాతిమా, Jyothi Jyoti Jothi జ్యోతి ज्योति, Shanthi Santhi Shanti
  శాంతి, Waseem Vasim Wasim వసీం, Satyanarayana Sathyanarayana Satynarayana Satyanarayan సత్యనారాయణ,
  Komuraiah Komurayya Komaraiah కొమురయ్య, Mallaiah Mallayya Malliah మల్లయ్య, Yellaiah Ellaiah Yellayya
  ఎల్లయ్య, Yellamma Ellamma ఎల్లమ్మ, Ramaiah Ramayya రామయ్య, Goud Gowd Gaud గౌడ్, Geetha Gita Geeta Githa
  గీత गीता, Anitha Anita అనిత अनिता, Kavitha Kavita కవిత कविता, Sunitha Suneetha Sunita సునీత, Saritha
  Sarita సరిత, Sujatha Sujata సుజాత, Swathi Svathi Swati స్వాతి स्वाति, Bhavani Bavani భవాని भवानी, Pavan
  Pawan పవన్ पवन, Padmavathi Padmavati Padmavathy పద్మావతి, Saraswathi Sarasvati Saraswati సరస్వతి
  सरस्वती, Parvathi Parvati Parvathy పార్వతి, Vijayalakshmi Vijayalaxmi Vijaylakshmi విజయలక్ష్మి,
  Mahalakshmi Mahalaxmi మహాలక్ష్మి, Rajender Rajendra Rajendar రాజేందర్, Narender Narendra నరేందర్
  नरेन्द्र, Mahender Mahendra మహేందర్, Ravinder Ravindra Ravindar రవీందర్, Chandra Chander Chandar చంద్ర,
  Chandrashekar Chandrasekhar Chandrasekar Chandrashekhar చంద్రశేఖర్, Shankar Sankar Shanker Sangar శంకర్
  शंकर, Shekhar Sekhar Shekar శేఖర్, Narasimha Narsimha Narasimhaa నరసింహ नरसिंह, Narsimhulu Narasimhulu
  నర్సింహులు, Bhaskar Baskar Bhasker భాస్కర్, Prabhakar Prabakar ప్రభాకర్, Sudhakar Sudhaker సుధాకర్,
  Murthy Moorthy Murti Murthi మూర్తి, Swamy Swami స్వామి, Anjaneyulu Anjaneyuloo ఆంజనేయులు, Gopal Gopaal
  గోపాల్ गोपाल, Govind Govindh Govinda గోవింద్ గోవింద, Ganesh గణేశ్ गणेश, Suresh సురేష్ सुरेश, Rajesh
  Raajesh రాజేష్, Ramesh రమేష్ रमेश, Mahesh మహేష్, Naresh నరేష్, Venkatesh Venkates Vengatesh వెంకటేష్,
  Yadagiri Yadagiree యాదగిరి, Yadav Yadhav యాదవ్ यादव, Nayak Naayak నాయక్, Begum Beegum Begam బేగం, Chary
  Chari Chaary చారి, Devi Devee దేవి देवी, Ibrahim Ibraheem ఇబ్రహీం, Bhagya Bagya భాగ్య, Bhagyamma
  Bagyamma భాగ్యమ్మ, Shaik Sheikh Shaikh Sheik షేక్ शेख, Khan Khaan ఖాన్ खान, Syed Sayyad Sayed Saiyad
  సయ్యద్, Hussain Hussein Husain హుస్సేన్, Ahmed Ahmad Ahamed అహ్మద్ अहमद, Abdul Abdhul అబ్దుల్, Rahim
  Raheem రహీం, Karim Kareem కరీం, Saleem Salim సలీం, Nasreen Nasrin నస్రీన్, Yousuf Yusuf Yousuph యూసుఫ్,
  Osman Usman ఉస్మాన్, Aziz Azeez Ajij అజీజ్, Zahid Jahid Zaheed జాహిద్, Rizwan Rijwan రిజ్వాన్, Siddiqui
  Siddiki సిద్దికి, Qureshi Kureshi ఖురేషి, Vamshi Vamsi Vamsee వంశీ, Naveen Navin నవీన్, Praveen Pravin
  ప్రవీణ్, Kishore Kishor కిషోర్ किशोर, Harish Hareesh హరీష్, Satish Sateesh Sathish సతీష్, Girish Gireesh
  గిరీష్, Dinesh Dhinesh దినేష్, Sandeep Sandip సందీప్, Deepthi Dipti Deepti దీప్తి, Pooja Puja పూజ,
  Poornima Purnima Poorneema పూర్ణిమ, Sushila Susheela Suseela సుశీల, Shobha Sobha Shoba శోభ, Sailaja
  Shailaja Sylaja శైలజ, Vaishnavi Vyshnavi వైష్ణవి, Mythri Maitri Maithri మైత్రి, Chaitanya Chaithanya
  చైతన్య, Sowjanya Soujanya Saujanya సౌజన్య, Mounika Mownika Maunika మౌనిక, Gouthami Gautami Gowthami
  గౌతమి, Amrutha Amrita Amritha అమృత, Prudhvi Prithvi Pruthvi పృథ్వి, Eshwar Eswar Ishwar ఈశ్వర్ ईश्वर,
  Maheshwari Maheswari మహేశ్వరి, Veera Vira Weera వీర, Veerabhadra Virabhadra వీరభద్ర, Bikshapathi
  Bhikshapati Bixapathi భిక్షపతి, Laxmaiah Lakshmaiah Laxmayya లక్ష్మయ్య, Lakshmamma Laxmamma లక్ష్మమ్మ,
  Pochamma Potchamma Pochama పోచమ్మ, Buchaiah Butchaiah Buchayya బుచ్చయ్య, Rajaiah Rajayya రాజయ్య,
  Jangaiah Jangayya జంగయ్య, Pentaiah Pentayya పెంటయ్య, Hanumanthu Hanmanthu Hanumantu హనుమంతు, Nagaraju
  Nagraju Nagaraaju నాగరాజు, Nageshwar Nageswar నాగేశ్వర్, Rambabu Rambaabu రాంబాబు, Ramreddy Ramreddi
  రాంరెడ్డి, Ramchander Ramchandar రాంచందర్, Sambasiva Sambashiva Sanbasiva సాంబశివ, Vishwanath Viswanath
  Vishvanath విశ్వనాథ్, Raghunath Ragunath రఘునాథ్, Raghava Ragava రాఘవ, Raghupathi Ragupati రఘుపతి,
  Dhanalakshmi Danalaxmi ధనలక్ష్మి, Anuradha Anuradhaa అనురాధ, Aruna Aroona అరుణ, Vasantha Vasanta వసంత,
  Jayamma Jayama జయమ్మ, Vinod Vinodh వినోద్ विनोद, Prasad Prasaad Prasadh ప్రసాద్ प्रसाद, Prakash Prakaash
  Parkash ప్రకాశ్ प्रकाश, Sharma Sarma శర్మ शर्मा, Varma Verma వర్మ, Singh Sing సింగ్, Mudiraj Mudhiraj
  ముదిరాజ్, Ambedkar Ambedkaar అంబేద్కర్, Laxman Lakshman లక్ష్మణ్, Srikanth Sreekanth Shrikant శ్రీకాంత్,
  Prashanth Prasanth Prashant ప్రశాంత్, Santhosh Santosh సంతోష్, Upender Upendra ఉపేందర్, Seshagiri
  Sheshagiri శేషగిరి, Tirupathi Thirupathi Tirupati తిరుపతి, Jaipal Jayapal జైపాల్, Sanjay Sanjai సంజయ్
  संजय, Balakrishna Balkrishna బాలకృష్ణ, Balaraju Balraju బాలరాజు, Bhoopal Bhupal భూపాల్, Ismail Ismayil
  ఇస్మాయిల్, Yakub Yaqoob యాకూబ్, Rukhsana Ruxana రుక్సానా, Lingaiah Lingayya లింగయ్య, Sathaiah Sattaiah
  సత్తయ్య, Venkat Venkata వెంకట్, Janardhan Janardan జనార్దన్, Sudarshan Sudershan సుదర్శన్, Mastan
  Masthan మస్తాన్, Nagamani Nagmani నాగమణి, Rajeshwari Rajeswari రాజేశ్వరి, Parameshwar Parmeshwar
  పరమేశ్వర్, Sharada Sarada శారద, Vidya Vidhya విద్య, Divya Dhivya దివ్య, Francis Fransis ఫ్రాన్సిస్
`
  .trim()
  .split(/,\s+/)
  .map((names) => names.replaceAll(/\s+/g, ' '));
