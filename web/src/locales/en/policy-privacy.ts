import type ko from "../ko/policy-privacy.ts";
import type { Translated } from "../types.ts";

export default {
  effective: "In effect since",
  contents: "Contents",
  lead: "{{product}} is about what goes on inside you. So we take only what is needed, and don’t hide what it is for.",
  short: {
    title: "In short",
    list: [
      "What you answer is used to show you your result and your programme, and for nothing else.",
      "We don’t sell your answers, don’t use them for advertising and don’t mix them into usage statistics.",
      "You can download, correct and delete your data at any time.",
      "Even if you delete nothing, we keep it for at most {{retentionYears}} years after your last login.",
    ],
  },
  operator: {
    company: "Operator",
    address: "Address",
    privacyOfficer: "Privacy officer",
    unnamed: "Will be named here before the service opens to the public.",
  },
  entry: {
    what: "What",
    why: "Why",
    kept: "Until when",
  },
  sections: {
    who: {
      title: "Who is responsible",
      text: [
        "This policy is about personal data in the {{product}} web app and iOS app. Responsible for them is:",
      ],
    },
    data: {
      title: "Which data, why, and for how long",
      entries: [
        {
          name: "Answers to the inner child test",
          what: "What you want to be called, the characters you chose, your stress level, your answers to the statements and your scores. Your e-mail address, if you gave it.",
          why: "To work out your scores, show you your result and let you see it again.",
          kept: "Until you delete them, and at most {{retentionYears}} years after your last login, or after you sent them if you never signed in.",
        },
        {
          name: "Account",
          what: "E-mail address, how you sign in, name or nickname, language, time zone, what you agreed to and when. If you chose to tell us: year of birth, gender, occupation. Passwords are stored only in a form that we can’t read.",
          why: "To recognise you and let you go on from another device.",
          kept: "Until you delete your account, and at most {{retentionYears}} years after your last login.",
        },
        {
          name: "Programme records",
          what: "Programmes open to you and until when, steps you finished, and what you chose or wrote in them.",
          why: "To let you go on where you stopped and show you again what you wrote earlier.",
          kept: "Until you delete your account, and at most {{retentionYears}} years after your last login.",
        },
        {
          name: "The day help was shown",
          what: "The date on which something you entered called for help and we showed where to find it, and its kind (danger, eating, violence, panic). What you wrote is not part of it.",
          why: "To hold back offers, sales, requests for a review and reminders to go on for seven days. Reminders that you set then only say hello. We also ask how you are when you come back and show on Home where to find help. It is used for nothing beyond that.",
          kept: "Until you delete it or your account, and at most {{retentionYears}} years after your last login. You can see and delete it under MY.",
        },
        {
          name: "Reminders",
          what: "Time and weekdays of your reminder, the e-mails and notifications we sent you, and a number of each device that shows them.",
          why: "To remind you when you asked for it.",
          kept: "Until you delete your account, and at most {{retentionYears}} years after your last login.",
        },
        {
          name: "Purchases and vouchers",
          what: "The package and its price, state and time of the payment, the app store’s transaction number, vouchers you redeemed. We get no card numbers.",
          why: "To open what you bought, show you your purchases and see that no transaction is used twice.",
          kept: "Until you delete your account, and at most {{retentionYears}} years after your last login. The transaction number stays, without a trace of whose it was.",
        },
        {
          name: "E-mail address for news",
          what: "The address you gave to get news or a voucher, and the package you asked about.",
          why: "To send the news or voucher you asked for. This has its own consent, apart from the test’s.",
          kept: "Until you say that you no longer want them.",
        },
        {
          name: "Usage records",
          what: "Kinds of screens you opened, kinds of things you pressed and when, a number for your browser and one for your visit, language, window size, kind of device.",
          why: "To find out where people get stuck, and mend it.",
          kept: "At most {{retentionYears}} years from the day of the record.",
        },
        {
          name: "Internet address (IP)",
          what: "The address a request came from. For counting requests it is turned into a value that can’t be recognised.",
          why: "To hold off floods of requests and protect the service.",
          kept: "That value goes when the counting ends. The servers’ access logs are deleted after a set time.",
        },
      ],
    },
    health: {
      title: "More care for what you tell us about yourself",
      text: [
        "Your answers to the test and what you write in a programme are sensitive data about health. We therefore ask for consent before the first question, apart from any other consent. You give it by reading the notice on the first screen and pressing ‘Continue’; the time is kept with your answers.",
        "You are free not to agree. You then can’t use the test and the programmes, but can still read about them and reach ‘Get help now’. You can take your consent back at any time, and we delete your answers.",
      ],
      list: [
        "They are used to show you your result and your programme, and for nothing else.",
        "They are not sold, not used for advertising and not sent to advertisers.",
        "They are not mixed into usage records.",
      ],
      after: [
        "Your result opens at a long address that nobody can guess. While it is in no account, whoever knows that address can see your name and scores. Once it is in your account, only you can, and whoever has a link that you made for sharing, until you end it. Your e-mail address is shown to you only.",
      ],
    },
    device: {
      title: "What stays on your device",
      text: ["We use your browser’s storage and one cookie. This is all we keep there:"],
      list: [
        "a cookie that says that an account is used in this browser, but not whose; it leads you back to your sign-in where the browser has deleted its storage, stays up to 400 days after your last visit, and goes when you sign out or delete the account",
        "what you wrote and chose in a test you haven’t sent yet: your name, your e-mail address and whether it may be sent, characters, answers to the statements, stress level, and when you agreed to the notice; it lets you go on, and goes once the answers are sent",
        "when you would like to be reminded, until you sign in and your account has it",
        "the address of the result of the answers you sent last, to lead you back to it",
        "for 30 days, the results you opened in this browser, so that you can read them without a connection; they are kept without your e-mail address",
        "while you are signed in: that you are, your account’s number, e-mail address and name, the number of this device where it shows your reminders, and for 30 days what you last saw of your account and your programmes, so that it is there at once",
        "what you answered in programmes and which pages you went through; it is kept as you write and sent to your account, and what could not be sent waits for your next sign-in, for 30 days at most",
        "what you chose in the three minutes with a child on your result, and how far you went; it moves to your account when you sign in, and without one what you chose is kept for 30 days at most",
        "the last day on which you chose ‘very loud’ in “When it’s loud inside”, to show you where help is when it happens again that day; no number and no word of it is kept, the day goes when you open it on another day or sign out, and that you opened it is not recorded",
        "on which day and of what kind help was shown to you, and whether you were asked how it is since; you can delete it in MY, and it goes when you sign out",
        "whether you left an e-mail address in the window that asks before you go, but not the address itself",
        "only until you close the tab: on which occasions that window asked, whether help was shown to you, whether you are away to sign in, the time and days of a reminder that you changed and have not saved, and that a page loaded itself again",
        "the language you chose, hints you have already seen, whether you have been here before, when somebody last signed out, and when they had signed in, so that no open tab signs them in again",
        "when you sent answers and no confirmation came back: the time, a random number, and a code by which the same answers are recognised but can’t be read, so that they are not stored twice; it goes once they are confirmed or you sign out",
        "when a purchase in the app is not finished: your account’s number, the package and its price, and the numbers of the bill and of the App Store’s transaction, so that it can be finished later; it goes once that is done or you sign out",
        "a random secret with which signing in moves what you answered before into your account; where a link has led you here from the browser in which you answered, that browser’s as well until you sign in; it is removed when you sign out",
        "the address a sign-in link was sent to, when, and the code of a link that you have used; all of it is removed once you have signed in with it, or sign out",
        "a random number that tells us it is the same browser, and the group it belongs to when we compare two versions of a screen; they have nothing to do with your name or e-mail address, and signing out makes a new number",
        "a random number for one visit; after {{sessionMinutes}} minutes without use, or when you sign out, a new one is made",
        "files of pages, programs and fonts, so that the app opens without a connection; they are the same for everybody",
      ],
      after: [
        "When you sign out, we delete what you wrote in the test, the result’s address, the results you opened, what you answered in programmes, the mark that you left an e-mail address and your account’s details, in every tab that is open. If you never signed in, they stay.",
        "Some browsers, such as Safari, delete the storage of sites that were not visited for a week. Only the cookie is left then.",
        "All of it is gone once you delete this site’s data in your browser’s settings. After using a device you share with others, please sign out or do that.",
      ],
    },
    tracking: {
      title: "What usage records hold, and what they don’t",
      text: [
        "Usage records have a fixed list of fields, and our server refuses anything else. The list: kind of screen and which one in a row, kind of thing pressed and whether it worked, when and for how long, the browser’s and the visit’s number, whether and how you signed in, language, window size, kind of device, the ids of programmes, steps and packages, why we asked before you left, the group in a comparison, and the kind of an error, the version of the app and the places in its code.",
        "There is no field for an answer, a score, a name, an e-mail address, anything you wrote or the address of a result. No other company’s advertising or analytics program is on any screen.",
      ],
    },
    processors: {
      title: "Who processes data for us",
      text: [
        "To run the service we have data processed by the companies below. Nobody else gets them, unless the law demands it.",
      ],
      list: [
        "Google (Firebase, Google Cloud), region Seoul, South Korea: storing and processing the data above, server logs",
        "Google (Firebase Authentication), United States: your e-mail address, how you sign in and your internet address, when you sign in. They are sent over the network and deleted with your account.",
        "Google (Firebase Hosting), servers near you around the world: your internet address, as needed to send you a page",
        "Apple, United States: confirming who you are when you sign in with Apple, checking transactions made in the iOS app",
        "Whoever delivers our e-mail: name and country will stand here once it is settled.",
      ],
      after: [
        "If you sign in with Google or Apple, they tell us your e-mail address and name. If you don’t want your sign-in data processed abroad, you can take the test without signing in.",
      ],
    },
    keeping: {
      title: "Keeping and deleting",
      text: [
        "When you delete your account, deletion begins at once: account, answers to the test, programme records, reminders and purchases are all deleted, and can’t be brought back. Even if you don’t, we keep them for at most {{retentionYears}} years after your last login.",
      ],
      list: [
        "An app store’s transaction number stays, without a trace of whose it was, so that it can’t be used again.",
        "What was deleted stays in the backups we make in case of an accident for at most 28 days, and goes with them.",
        "How often a repeated measure came out harder than an earlier one, and how often someone stopped at a help card, is counted by day and programme, without whose it was, and kept for {{retentionYears}} years, so that we can stop or mend such a programme.",
        "Answers and addresses for news that you left without an account are not tied to one. Write to us and we delete them.",
        "Records that the law tells us to keep are kept apart from the rest, and only as long as it says.",
      ],
    },
    rights: {
      title: "Your rights",
      list: [
        "See and download: you can get everything we keep about you as a file.",
        "Correct: you can change your name and profile.",
        "Delete: you can delete your account and everything in it.",
        "Stop: you can have processing stopped, or take your consent back.",
      ],
      after: [
        "You can do so under MY in the app once you are signed in, or by writing to the address below. We make sure that it is you and answer within the time the law sets. Somebody you authorise can do it for you.",
        "If our answer isn’t enough, you can turn to your data protection authority; in Korea, to the Privacy Infringement Report Center (118) or the Personal Information Dispute Mediation Committee (1833-6972).",
      ],
    },
    children: {
      title: "Age",
      text: [
        "{{product}} is for people of {{minimumAge}} and over. If we learn that we hold data of somebody younger, we delete them.",
      ],
    },
    security: {
      title: "How data are protected",
      list: [
        "Data are encrypted on their way and where they are stored.",
        "A browser can change nothing that is stored, and of all personal data can read only its own account’s.",
        "Answers to the test and what you write are read and written by our server’s programs alone.",
        "If we learn that data have leaked, we tell you as the law demands.",
      ],
    },
    changes: {
      title: "When this policy changes",
      text: [
        "We write here in advance what will change and when. If a change affects your rights and you have an account, we also e-mail you.",
      ],
    },
    contact: {
      title: "Contact",
      text: ["If you have a question or a request, please write to us at any time."],
    },
  },
  other: "Please read our terms of use, too.",
} satisfies Translated<typeof ko>;
