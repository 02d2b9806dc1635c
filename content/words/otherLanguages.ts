/** Languages that a message may be in and that are not read yet, each with the words that give it away. */

export interface OtherLanguage {
  /** ISO 639-1 code. */
  readonly code: string;
  /** Common words that English does not have. */
  readonly words: ReadonlySet<string>;
  /** Letters that are its own script. */
  readonly script?: RegExp;
  /** In the language: only English is read so far, and nothing of the message is kept, no allergy either. */
  readonly answer: string;
}

function language(code: string, words: string, answer: string, script?: RegExp): OtherLanguage {
  return { code, words: new Set(words.split(' ')), answer, ...(script && { script }) };
}

export const OTHER_LANGUAGES: readonly OtherLanguage[] = [
  language(
    'de',
    'ich wir möchten möchte nach für und mit ab tage nächte woche wochen zwei drei vier fünf einen eine der die das im nicht ohne von bitte erwachsene kinder reise urlaub suche günstig günstiger gerne wollen will soll machen mach ist den dem auf am uns noch einmal weniger mehr wie reisen fahren fliegen hätte hätten gern kostet alles wieviel wo wann danke insgesamt',
    'Ich verstehe bisher nur Englisch: Schreib mir bitte auf Englisch, wohin es gehen soll, dann plane ich die Reise. Von dieser Nachricht habe ich nichts behalten, auch keine Allergie.',
  ),
  language(
    'fr',
    'je nous voudrais voudrions veux pour et avec jours nuits semaine semaines deux trois quatre cinq une un le la les des du au aux dans pas sans depuis partir partant de à en vers s’il plaît adultes enfants voyage vacances moins plus cher est sont mon ma notre aller voyager aimerais aimerions souhaite combien coûte tout où quand merci ça',
    'Je ne comprends pour l’instant que l’anglais : écrivez-moi en anglais où vous voulez aller, et je prépare le voyage. De ce message je n’ai rien retenu, pas même une allergie.',
  ),
  language(
    'es',
    'quiero queremos de años para y con días dias noches semana semanas dos tres cuatro cinco una un el la los las del al en sin desde hasta por favor adultos niños viaje vacaciones menos más mas barato somos ir quisiera nos me mi viajar gustaría querría cuánto cuanto cuesta todo dónde cuándo gracias',
    'Por ahora solo entiendo inglés: escríbeme en inglés adónde quieres ir y preparo el viaje. De este mensaje no he guardado nada, tampoco una alergia.',
  ),
  language(
    'it',
    'voglio vogliamo vorrei vorremmo per e con giorni notti settimana settimane due tre quattro cinque una un il la lo gli le del della al alla nel senza da dal partendo adulti bambini viaggio vacanza meno più economico siamo andare di mia viaggiare mi piacerebbe quanto tutto dove quando grazie',
    'Per ora capisco solo l’inglese: scrivimi in inglese dove vuoi andare e preparo il viaggio. Di questo messaggio non ho tenuto nulla, neppure un’allergia.',
  ),
  language(
    'pt',
    'quero queremos gostaria para e com dias noites semana semanas dois duas três quatro cinco uma um o os as do da no na sem desde até por favor adultos crianças viagem férias menos mais barato somos ir em nós viajar gostaríamos quanto custa tudo onde quando obrigado',
    'Por enquanto só entendo inglês: escreva em inglês para onde quer ir e eu preparo a viagem. Desta mensagem não guardei nada, nem uma alergia.',
  ),
  language(
    'nl',
    'ik wij we willen wil graag naar voor en met dagen nachten week weken twee drie vier vijf een het van niet zonder vanaf volwassenen kinderen reis vakantie goedkoper minder meer zijn gaan wat op met',
    'Ik begrijp voorlopig alleen Engels: schrijf me in het Engels waar je heen wilt, dan plan ik de reis. Van dit bericht heb ik niets onthouden, ook geen allergie.',
  ),
  language(
    'pl',
    'chcę chcemy chciałbym dla i z dni noce tydzień tygodnie dwa dwie trzy cztery pięć do w na bez od proszę dorosłych dzieci podróż wakacje mniej więcej taniej jest jechać lecieć się nas',
    'Na razie rozumiem tylko angielski: napisz po angielsku, dokąd chcesz jechać, a zaplanuję podróż. Z tej wiadomości nic nie zostało zapisane, także alergia.',
  ),
  language(
    'sv',
    'jag vi vill skulle vilja till för och med dagar nätter vecka veckor två tre fyra fem en ett det att inte utan från vuxna barn resa semester billigare mindre mer är åka som på',
    'Jag förstår än så länge bara engelska: skriv på engelska vart du vill åka, så planerar jag resan. Av det här meddelandet har jag inte sparat något, inte heller en allergi.',
  ),
  language(
    'tr',
    'istiyorum istiyoruz için ve ile gün gece hafta iki üç dört beş bir kişi gitmek tatil seyahat daha ucuz lütfen yetişkin çocuk olmadan bize bana var',
    'Şimdilik yalnızca İngilizce anlıyorum: nereye gitmek istediğinizi İngilizce yazın, yolculuğu planlayayım. Bu mesajdan hiçbir şey saklamadım, alerji de dahil.',
  ),
  language(
    'id',
    'saya kami ingin mau ke untuk dan dengan hari malam minggu dua tiga empat lima orang dari tanpa tolong liburan perjalanan lebih murah anak dewasa',
    'Saat ini saya hanya mengerti bahasa Inggris: tulis dalam bahasa Inggris ke mana Anda ingin pergi, lalu saya susun perjalanannya. Dari pesan ini tidak ada yang saya simpan, termasuk alergi.',
  ),
  language(
    'ru',
    '',
    'Пока я понимаю только английский: напишите по-английски, куда вы хотите, и я составлю план. Из этого сообщения я ничего не сохранил, в том числе аллергию.',
    /\p{Script=Cyrillic}/u,
  ),
  language(
    'el',
    '',
    'Προς το παρόν καταλαβαίνω μόνο αγγλικά: γράψτε μου στα αγγλικά πού θέλετε να πάτε. Από αυτό το μήνυμα δεν κράτησα τίποτα, ούτε μια αλλεργία.',
    /\p{Script=Greek}/u,
  ),
  language(
    'ar',
    '',
    'أفهم الإنجليزية فقط حتى الآن: اكتب لي بالإنجليزية إلى أين تريد السفر. لم أحتفظ بشيء من هذه الرسالة، ولا حتى بحساسية.',
    /\p{Script=Arabic}/u,
  ),
  language(
    'he',
    '',
    'בינתיים אני מבין רק אנגלית: כתבו לי באנגלית לאן תרצו לנסוע. לא שמרתי דבר מההודעה הזו, גם לא אלרגיה.',
    /\p{Script=Hebrew}/u,
  ),
  language(
    'hi',
    '',
    'अभी मैं केवल अंग्रेज़ी समझता हूँ: कृपया अंग्रेज़ी में लिखें कि आप कहाँ जाना चाहते हैं। इस संदेश से मैंने कुछ नहीं रखा, एलर्जी भी नहीं।',
    /\p{Script=Devanagari}/u,
  ),
  language(
    'th',
    '',
    'ตอนนี้ฉันเข้าใจเฉพาะภาษาอังกฤษ กรุณาเขียนเป็นภาษาอังกฤษว่าคุณอยากไปที่ไหน จากข้อความนี้ฉันไม่ได้เก็บอะไรไว้เลย รวมถึงเรื่องการแพ้',
    /\p{Script=Thai}/u,
  ),
  language(
    'ko',
    '',
    '아직 영어만 이해합니다. 어디로 가고 싶은지 영어로 적어 주세요. 이 메시지에서는 알레르기를 포함해 아무것도 저장하지 않았습니다.',
    /\p{Script=Hangul}/u,
  ),
  language(
    'ja',
    '',
    '今のところ英語しか読めません。行きたい場所を英語で書いてください。このメッセージの内容は、アレルギーも含めて何も残していません。',
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ),
  language(
    'zh',
    '',
    '我目前只能读懂英语：请用英语告诉我您想去哪里，我来安排行程。这条消息的内容我没有保留，过敏也没有。',
    /\p{Script=Han}/u,
  ),
];
