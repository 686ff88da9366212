import type { ServerWords } from './server-words.ts';

export const de: ServerWords = {
  unauthenticated: { title: 'Dafür ist eine Anmeldung nötig.', detail: 'Mit PIN oder persönlichem Link anmelden.' },
  'not-allowed': { title: 'Diese Rolle darf das nicht.' },
  'not-found': { title: 'Das gibt es hier nicht.', detail: 'Vielleicht ist der Link unvollständig.' },
  'version-conflict': {
    title: 'Inzwischen hat jemand anderes etwas geändert.',
    detail: 'Den neuen Stand ansehen und noch einmal versuchen.',
  },
  'id-taken': { title: 'Diese Kennung ist schon vergeben.' },
  'id-reused': {
    title: 'Unter dieser Kennung wurde schon etwas anderes ausgeführt.',
    detail: 'Das hier wurde nicht ausgeführt. Noch einmal eingeben; jeder Schritt braucht eine eigene Kennung.',
  },
  'too-deep': { title: 'Die Eingabe ist zu tief verschachtelt.', detail: 'Höchstens 40 Klammern ineinander.' },
  'invalid-input': { title: 'Die Eingabe ist nicht vollständig oder nicht lesbar.' },
  'too-many-requests': { title: 'Zu viele Anfragen.', detail: 'Kurz warten und noch einmal versuchen.' },
  'too-large': { title: 'Die Datei ist zu groß.' },
  'there-meanwhile': { title: 'Von dieser Liste ist inzwischen schon jemand da.' },
  'foreign-origin': { title: 'Diese Anfrage kommt von einer fremden Seite und wird nicht ausgeführt.' },
  'wrong-pin': { title: 'Name oder PIN stimmt nicht.' },
  'locked-out': {
    title: 'Zu viele Fehlversuche.',
    detail: 'Einige Minuten warten, oder den persönlichen Link benutzen.',
  },
  'first-run-done': { title: 'Riffle ist schon eingerichtet.', detail: 'Mit PIN oder persönlichem Link anmelden.' },
  'setup-code-needed': {
    title: 'Der Einrichtungscode fehlt oder stimmt nicht.',
    detail:
      'Er steht mit dem Link zum Einrichten in dem Fenster, in dem Riffle gestartet wurde. Jeder Start macht einen neuen.',
  },
  'link-expired': {
    title: 'Dieser Link ist benutzt oder abgelaufen.',
    detail:
      'Er gilt einmal und sieben Tage. Mit Name und PIN anmelden, oder die Person, die Riffle leitet, um einen neuen bitten.',
  },
  'dealer-link-wrong': {
    title: 'Dieser Link öffnet keinen Tisch.',
    detail: 'Vielleicht ist er unvollständig. Die Turnierleitung hat den richtigen.',
  },
  'dealer-link-renewed': {
    title: 'Dieser Link wurde ersetzt.',
    detail: 'Die Turnierleitung hat für diesen Tisch einen neuen gemacht; seither öffnet dieser nichts mehr.',
  },
  'dealer-link-ended': {
    title: 'Dieser Link gilt nicht mehr.',
    detail: 'Der Tisch ist aufgelöst. Für einen anderen hat die Turnierleitung den Link.',
  },
  'kiosk-link-wrong': {
    title: 'Dieser Link öffnet keinen Kiosk.',
    detail: 'Vielleicht ist er unvollständig. Am Pult steht der richtige.',
  },
  'kiosk-link-renewed': {
    title: 'Dieser Link wurde ersetzt.',
    detail: 'Am Pult wurde für den Kiosk ein neuer gemacht; seither öffnet dieser nichts mehr.',
  },
  'kiosk-link-ended': {
    title: 'Dieser Link gilt nicht mehr.',
    detail: 'Der Kartenraum ist geschlossen.',
  },
  'not-your-step': {
    title: 'Diesen Schritt nimmt nur die Turnierleitung zurück.',
    detail: 'Vom Tisch aus wird zurückgenommen, was dort getan wurde und worauf nichts mehr folgte.',
  },
  'own-link-wrong': {
    title: 'Dieser Link gehört hier zu niemandem.',
    detail: 'Vielleicht ist er unvollständig. Pult und Kasse zeigen den eigenen Link noch einmal.',
  },
  'own-link-renewed': {
    title: 'Dieser Link wurde ersetzt.',
    detail: 'Pult oder Kasse hat einen neuen gemacht; seither öffnet dieser nichts mehr. Den neuen gibt es dort.',
  },
  'own-link-ended': {
    title: 'Dieser Link gilt nicht mehr.',
    detail: 'Der Eintritt wurde gestrichen. Wer wieder gemeldet ist, bekommt an Pult oder Kasse einen neuen Link.',
  },
  'pin-too-easy': {
    title: 'Diese PIN errät jeder.',
    detail:
      'Keine Reihe wie 123456, keine Wiederholung wie 121212, kein Geburtsdatum: sechs Ziffern ohne Muster wählen.',
  },
  'old-pin-wrong': {
    title: 'Die alte PIN fehlt oder stimmt nicht.',
    detail: 'Ohne die alte PIN geht es nur in den ersten Minuten nach dem Anmelden mit einem persönlichen Link.',
  },
  'last-owner': { title: 'Eine Person muss verantwortlich bleiben.' },
  'time-answered': {
    title: 'Das ist schon anders entschieden.',
    detail:
      'Jemand anders hat die Frage nach der Zeit eben beantwortet. Die Uhr am Pult ansehen und von Hand stellen, wenn sie nicht stimmt.',
  },
  'undo-unknown': { title: 'Diesen Schritt gibt es nicht, oder er ist schon zurückgenommen.' },
  'too-many-demos': {
    title: 'Es laufen schon genug Demo-Nächte.',
    detail: 'In ein paar Minuten noch einmal versuchen.',
  },
  'file-unreadable': { title: 'Diese Datei ist kein Riffle-Turnier.' },
  'template-unreadable': { title: 'Diese Datei lässt sich nicht als Vorlage lesen.' },
  'file-not-trusted': {
    title: 'Diese Datei kommt nicht unverändert aus diesem Haus.',
    detail: 'Ansehen, woher sie kommt und was geändert wurde, und sie dann trotzdem übernehmen oder nicht.',
  },
  'file-differs': {
    title: 'Dieses Turnier ist schon da, aber anders.',
    detail: 'Die Datei und das Turnier hier haben sich auseinander entwickelt.',
  },
  'file-in-bin': {
    title: 'Dieses Turnier liegt im Papierkorb.',
    detail: 'Der Inhaber kann es von dort zurückholen.',
  },
  deleted: {
    title: 'Das wurde gelöscht.',
    detail: 'Der Inhaber kann es noch eine Weile aus dem Papierkorb zurückholen.',
  },
  'is-running': {
    title: 'Das läuft noch und kann nicht gelöscht werden.',
    detail: 'Erst beenden oder die Uhr anhalten, dann löschen.',
  },
  'wrong-name': { title: 'Das ist nicht der Name.', detail: 'Den Namen genau so eingeben, wie er dasteht.' },
  'method-not-allowed': { title: 'So geht das hier nicht.' },
  'disk-full': {
    title: 'Der Speicher des Riffle-Rechners ist voll.',
    detail:
      'Das wurde nicht ausgeführt. Dort Platz schaffen und noch einmal versuchen; ansehen lässt sich alles weiter.',
  },
  'backup-folder-gone': {
    title: 'Den Ordner für die Sicherungen gibt es nicht.',
    detail: 'Es wurde nichts gesichert. Den Datenträger anschließen, oder Riffle mit einem anderen Ordner starten.',
  },
  'backup-file-there': {
    title: 'Dort liegt schon eine Datei, sie wird nicht überschrieben.',
    detail: 'Es wurde nichts gesichert. Einen anderen Namen wählen, oder einen Ordner nennen.',
  },
  'backup-folder-closed': {
    title: 'In den Ordner für die Sicherungen darf Riffle nicht schreiben.',
    detail: 'Es wurde nichts gesichert. Auf dem Riffle-Rechner die Rechte des Ordners prüfen.',
  },
  'backup-place-only-there': {
    title: 'Wohin gesichert wird, lässt sich nur auf dem Riffle-Rechner selbst bestimmen.',
    detail:
      'Es wurde nichts gesichert. Hier ohne Ort sichern und die Datei herunterladen, oder dort riffle backup --out.',
  },
  'not-written': {
    title: 'Das konnte nicht gespeichert werden und wurde nicht ausgeführt.',
    detail: 'Noch einmal versuchen. Bleibt es dabei, den Datenträger des Riffle-Rechners prüfen.',
  },
  'no-such-edition': {
    title: 'Dieses Regelwerk hat Riffle nicht, oder nicht in dieser Ausgabe.',
    detail: 'Ein Text gehört zu einer Ausgabe, deren Regeln Riffle kennt. Unter „Regeln“ steht, welche das sind.',
  },
  'logo-unreadable': {
    title: 'Das ist kein Bild, das hier als Logo dienen kann.',
    detail: 'Es wurde nichts übernommen. Möglich sind PNG, JPEG und WebP, unbewegt.',
  },
  'logo-size': {
    title: 'Das Bild ist zu groß oder zu klein.',
    detail: 'Es wurde nichts übernommen. Jede Seite hat 16 bis 2000 Pixel.',
  },
  'document-unreadable': {
    title: 'Das ist weder ein PDF noch ein Foto.',
    detail: 'Es wurde nichts gespeichert. Möglich sind PDF, JPEG, PNG und WebP bis 3 MB.',
  },
  'medium-unreadable': {
    title: 'Das ist weder ein Bild noch eine Aufnahme, die eine Wand zeigen oder spielen kann.',
    detail: 'Es wurde nichts übernommen. Möglich sind PNG, JPEG und WebP, unbewegt, und MP3, M4A, Ogg, WAV und WebM.',
  },
  'medium-size': {
    title: 'Das Bild ist zu groß oder zu klein.',
    detail: 'Es wurde nichts übernommen. Jede Seite hat 64 bis 4000 Pixel.',
  },
  'medium-too-many': {
    title: 'Für die Wände sind schon 100 Bilder und Aufnahmen gespeichert.',
    detail: 'Es wurde nichts übernommen. Erst eines entfernen, das nicht mehr gebraucht wird, und speichern.',
  },
  'text-unreadable': {
    title: 'Das ist weder ein PDF noch Text.',
    detail:
      'Es wurde nichts übernommen. Das Dokument als PDF oder als reinen Text (.txt) speichern und das übernehmen.',
  },
  'text-empty': { title: 'Die Datei ist leer.', detail: 'Es wurde nichts übernommen.' },
  'text-too-long': {
    title: 'Das ist länger als ein Regelwerk.',
    detail:
      'Es wurde nichts übernommen. Höchstens 1000 Seiten, 20 000 Zeilen und zwei Millionen Zeichen: nur die Seiten mit den Regeln übernehmen.',
  },
  'text-too-much': {
    title: 'Dieses PDF zu lesen braucht zu viel Zeit oder Speicher.',
    detail:
      'Es wurde nichts übernommen. Es in einem anderen Programm öffnen und neu als PDF drucken, oder den Text herauskopieren und als .txt übernehmen.',
  },
  'pdf-broken': {
    title: 'Dieses PDF ist beschädigt.',
    detail: 'Es wurde nichts übernommen. Die Datei noch einmal herunterladen, oder neu als PDF drucken.',
  },
  'pdf-locked': {
    title: 'Dieses PDF ist mit einem Kennwort verschlossen.',
    detail: 'Es wurde nichts übernommen. Es mit dem Kennwort öffnen und ohne Kennwort neu als PDF drucken.',
  },
  'pdf-images': {
    title: 'Dieses PDF besteht aus Bildern, es hat keinen Text.',
    detail:
      'Es wurde nichts übernommen. Den Text mit einem Programm zur Texterkennung (OCR) hinzufügen lassen, oder die Fassung nehmen, aus der es gedruckt wurde.',
  },
  damaged: {
    title: 'Diese Daten sind beschädigt.',
    detail:
      'Sie sind nicht mehr, was gespeichert wurde, und werden darum nicht gezeigt. Alles andere läuft weiter. Auf dem Riffle-Rechner sagt „riffle verify --data“, was betroffen ist; eine Sicherung oder „riffle rescue“ hilft weiter.',
  },
  'newer-events': {
    title: 'Das hat ein neueres Riffle geschrieben.',
    detail:
      'Dieses hier würde es falsch lesen und öffnet es darum nicht. Alles andere läuft weiter. Auf dem Riffle-Rechner die neuere Fassung starten.',
  },
  internal: {
    title: 'Da ist in Riffle etwas schiefgegangen.',
    detail: 'Es ist nichts verloren. Noch einmal versuchen.',
  },
};
