export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ListGames
         * @description What can be played, with which seats, options and packs.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{name}/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadCatalogue
         * @description What is printed on the pieces of a pack, for so many players.
         */
        get: operations["readCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{name}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadRules
         * @description The numbered rules of a game, by chapter.
         */
        get: operations["readRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * WhoAmI
         * @description Who your secret says that you are.
         */
        get: operations["whoAmI"];
        put?: never;
        /**
         * IntroduceYourself
         * @description Become a guest: the answer sets a cookie with your secret. Known, you are renamed.
         */
        post: operations["introduceYourself"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * RenameYourself
         * @description Take another name; seats that you have already taken keep the old one.
         */
        patch: operations["renameYourself"];
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ListTables
         * @description Tables, those that moved last first.
         */
        get: operations["listTables"];
        put?: never;
        /**
         * CreateTable
         * @description Lay a new table; you are its host.
         */
        post: operations["createTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadTable
         * @description A table: who sits where, whose turn it is, how it ended.
         */
        get: operations["readTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadChat
         * @description What was said, the last hundred before a sequence number, in order.
         */
        get: operations["readChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadCourse
         * @description How the game went so far, in the numbers that everyone sees: prices, points, taxes.
         */
        get: operations["readCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadDecision
         * @description The pending question; with its choices if it is yours.
         */
        get: operations["readDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * EnterTable
         * @description Come in by an invitation: what follows # in its link.
         */
        post: operations["enterTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadEntries
         * @description Everything that happened after a sequence number, as a seat may know it.
         */
        get: operations["readEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ForkTable
         * @description A new table that goes on from a move of a finished game.
         */
        post: operations["forkTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadHint
         * @description What a good player would choose in your place, and why.
         */
        get: operations["readHint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/history/{move}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadHistory
         * @description The view after so many moves, as the seat saw it then.
         */
        get: operations["readHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadPreview
         * @description What a choice is sure to change for you, without touching the game.
         */
        get: operations["readPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadPreviews
         * @description What each choice of yours is sure to do, all at once.
         */
        get: operations["readPreviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadRecord
         * @description A finished game as a file that `silverspire verify` accepts.
         */
        get: operations["readRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * AskRematch
         * @description The same people at a new table.
         */
        post: operations["askRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadReplay
         * @description All moves of a finished game.
         */
        get: operations["readReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * DoAtTable
         * @description Whatever changes a table: an answer, an undo, a seat, a word. Stored when it returns.
         */
        post: operations["doAtTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/scores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadScores
         * @description Score sheets as if the game ended now, as far as the seat may know.
         */
        get: operations["readScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadView
         * @description All that a seat may know now, and what is asked.
         */
        get: operations["readView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/why-not": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadWhyNot
         * @description Why a choice cannot be made now.
         */
        get: operations["readWhyNot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Accepted
         * @description It is stored. The same request sent again gets the same answer.
         */
        Accepted: {
            at: number;
            client_id: string | null;
            kind: string;
            seat: number | null;
            sequence: number;
        };
        /**
         * Answer
         * @description Answer the pending question.
         */
        Answer: {
            /**
             * @description A choice's stable name
             * @example plot:C4
             */
            choice: string;
            /** @default null */
            client_id?: string | null;
            /**
             * @description Which question is answered
             * @example 12-card
             */
            decision: string;
            /** @enum {unknown} */
            do: "answer";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        /** Answered */
        Answered: {
            client_id: string | null;
            /** @default null */
            preview?: components["schemas"]["Preview"] | null;
            /** @default null */
            previews?: components["schemas"]["Preview"][] | null;
            /** @enum {unknown} */
            type: "answered";
            /** @default null */
            why_not?: components["schemas"]["WhyNot"] | null;
        };
        /** AnswerTakeBack */
        AnswerTakeBack: {
            agree: boolean;
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "answer_take_back";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        Ask: components["schemas"]["Answer"] | components["schemas"]["Undo"] | components["schemas"]["Redo"] | components["schemas"]["RestartTurn"] | components["schemas"]["EndTurn"] | components["schemas"]["AskTakeBack"] | components["schemas"]["AnswerTakeBack"] | components["schemas"]["TakeSeat"] | components["schemas"]["LeaveSeat"] | components["schemas"]["Start"] | components["schemas"]["Close"] | components["schemas"]["Resign"] | components["schemas"]["HandOver"] | components["schemas"]["ComeBack"] | components["schemas"]["Say"];
        /** AskPreview */
        AskPreview: {
            /**
             * @description A choice's stable name
             * @example plot:C4
             */
            choice: string;
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "preview";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        /**
         * AskPreviews
         * @description What each of your choices would do, all at once.
         */
        AskPreviews: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "previews";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        /**
         * AskTakeBack
         * @description Ask the others to go back to before your last choice.
         */
        AskTakeBack: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "ask_take_back";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        /** AskWhyNot */
        AskWhyNot: {
            /**
             * @description A choice's stable name
             * @example plot:C4
             */
            choice: string;
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "why_not";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        /**
         * ChapterTold
         * @description A chapter of the numbered rules.
         */
        ChapterTold: {
            chapter: string;
            rules: components["schemas"]["RuleTold"][];
        };
        /**
         * Close
         * @description Give a table up that has not begun.
         */
        Close: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "close";
        };
        /**
         * ComeBack
         * @description Play your seat yourself again.
         */
        ComeBack: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "come_back";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        /**
         * Course
         * @description How a game went: the moves that changed a number which everyone sees, and the last one.
         *
         *         Each column of `figures` holds one value for each of `moves`, as it was after that move.
         */
        Course: {
            figures: {
                [key: string]: number[];
            };
            marks: components["schemas"]["Mark"][];
            moves: number[];
        };
        /**
         * DecisionTold
         * @description The pending question. Only who may answer it now is told the choices.
         */
        DecisionTold: {
            choices: string[] | null;
            id: string;
            kind: string;
            seat: number;
        };
        /** Done */
        Done: {
            accepted: components["schemas"]["Accepted"];
            /** @enum {unknown} */
            type: "accepted";
        };
        /**
         * EndTurn
         * @description Let the others go on, where turns are ended: what you chose can no longer be undone alone.
         */
        EndTurn: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "end_turn";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        /** Enter */
        Enter: {
            /**
             * @description What follows # in an invitation's link
             * @example s3cr3tFromTheLink
             */
            invite: string;
        };
        /**
         * EntryTold
         * @description Something that happened to a table, as one seat may know it.
         */
        EntryTold: {
            at: number;
            /** @default null */
            choice?: string | null;
            /** @default null */
            count?: number | null;
            /** @default [] */
            events?: components["schemas"]["EventTold"][];
            kind: string;
            /** @default null */
            level?: string | null;
            move: number;
            /** @default null */
            name?: string | null;
            seat: number | null;
            sequence: number;
            /** @default null */
            table?: string | null;
            /** @default null */
            text?: string | null;
        };
        /** EventTold */
        EventTold: {
            facts: {
                [key: string]: string | number;
            };
            kind: string;
            seat: number | null;
        };
        /**
         * Fork
         * @description Go on from a move of a finished game, at a table of your own.
         */
        Fork: {
            /** @default null */
            client_id?: string | null;
            /** @example 40 */
            move: number;
            /** @default false */
            public?: boolean;
            seats: components["schemas"]["SeatWish"][];
        };
        /** GameTold */
        GameTold: {
            levels: string[];
            name: string;
            options: components["schemas"]["OptionTold"][];
            packs: string[];
            rules_version: string;
            seats: number[];
        };
        /** GroundTold */
        GroundTold: {
            about: string;
            points: number;
        };
        /**
         * HandOver
         * @description Let a computer play a seat that was left, or whose person is away.
         */
        HandOver: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "hand_over";
            /**
             * @default journeyman
             * @enum {unknown}
             */
            level?: "apprentice" | "burgher" | "journeyman" | "master";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        /** Heartbeat */
        Heartbeat: {
            sequence: number;
            /** @enum {unknown} */
            type: "heartbeat";
        };
        /**
         * Hello
         * @description The first message: what you know already, and through whose eyes you look.
         */
        Hello: {
            /** @enum {unknown} */
            do: "hello";
            /** @default null */
            seat?: number | null;
            /** @default null */
            since?: number | null;
            /** @default true */
            views?: boolean;
        };
        /**
         * Hint
         * @description What a good player would choose, why, and what is nearly as good.
         */
        Hint: {
            choice: string;
            decision: string;
            grounds: components["schemas"]["GroundTold"][];
            rivals: string[];
        };
        /** LeaveSeat */
        LeaveSeat: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "leave_seat";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        LiveAsk: components["schemas"]["Hello"] | components["schemas"]["Ping"] | components["schemas"]["AskPreview"] | components["schemas"]["AskPreviews"] | components["schemas"]["AskWhyNot"] | components["schemas"]["Answer"] | components["schemas"]["Undo"] | components["schemas"]["Redo"] | components["schemas"]["RestartTurn"] | components["schemas"]["EndTurn"] | components["schemas"]["AskTakeBack"] | components["schemas"]["AnswerTakeBack"] | components["schemas"]["TakeSeat"] | components["schemas"]["LeaveSeat"] | components["schemas"]["Start"] | components["schemas"]["Close"] | components["schemas"]["Resign"] | components["schemas"]["HandOver"] | components["schemas"]["ComeBack"] | components["schemas"]["Say"];
        LiveMessage: components["schemas"]["Welcome"] | components["schemas"]["Update"] | components["schemas"]["Presence"] | components["schemas"]["Heartbeat"] | components["schemas"]["Pong"] | components["schemas"]["Done"] | components["schemas"]["Answered"] | components["schemas"]["Refusal"];
        /**
         * Mark
         * @description Something by which the course of a game is told: a round began, an event was revealed.
         */
        Mark: {
            facts: {
                [key: string]: string | number;
            };
            kind: string;
            move: number;
            seat: number | null;
        };
        /**
         * Me
         * @description Who you are. Your secret is in the cookie and nowhere else.
         */
        Me: {
            id: string;
            name: string;
        };
        /** MoveTold */
        MoveTold: {
            choice: string;
            events: components["schemas"]["EventTold"][];
            move: number;
            seat: number;
        };
        /** NewPerson */
        NewPerson: {
            /**
             * @description A person's name
             * @example Agnes
             */
            name: string;
        };
        /**
         * NewTable
         * @description A table as it is wished for.
         */
        NewTable: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description Who could still undo ends the turn by `end_turn`: others wait until then
             * @default false
             * @example true
             */
            end_turns?: boolean;
            /** @example kutna_hora */
            game: string;
            /**
             * @default {}
             * @example {}
             */
            options?: {
                [key: string]: boolean | number | string | null;
            };
            /** @default reconstructed */
            pack?: string;
            /**
             * @description Listed for all; else by invitation
             * @default false
             */
            public?: boolean;
            /**
             * @description One for each seat
             * @example [
             *       {
             *         "player": "me"
             *       },
             *       {
             *         "level": "burgher",
             *         "player": "computer"
             *       }
             *     ]
             */
            seats: components["schemas"]["SeatWish"][];
            /** @default null */
            seed?: number | null;
            /** @default true */
            spectators?: boolean;
            /** @default true */
            take_backs?: boolean;
        };
        /** OptionTold */
        OptionTold: {
            default: unknown;
            help: string;
            name: string;
            values: unknown[] | null;
        };
        /** Ping */
        Ping: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "ping";
        };
        /** Pong */
        Pong: {
            client_id: string | null;
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * Presence
         * @description Who is here now.
         */
        Presence: {
            people: string[];
            spectators: number;
            /** @enum {unknown} */
            type: "presence";
        };
        /**
         * Preview
         * @description What a choice is sure to do: numbers of its chooser before and after, by name, and events.
         *
         *         Where it shows something hidden, the events are those before, and the numbers those on which
         *         all tables agree that the seat could be sitting at.
         */
        Preview: {
            changes: {
                [key: string]: [
                    number,
                    number
                ];
            };
            choice: string;
            events: components["schemas"]["EventTold"][];
            passes: boolean | null;
            reveals: boolean;
        };
        /**
         * Problem
         * @description Why something was refused (RFC 9457, with our own members).
         */
        Problem: {
            /** @enum {unknown} */
            code: "bad-letters" | "busy" | "computer-plays" | "computers-seat" | "empty" | "fault" | "foreign-origin" | "free-seats" | "hello-again" | "illegal-choice" | "malformed" | "moved-on" | "no-computers" | "no-hello" | "no-hint" | "no-move" | "no-page" | "no-seat" | "no-spectators" | "no-table" | "no-take-backs" | "no-turn-to-end" | "not-away" | "not-host" | "not-open" | "not-over" | "not-seated" | "not-started" | "not-your-seat" | "not-your-turn" | "nothing-asked" | "nothing-to-redo" | "nothing-to-undo" | "other-rules" | "over" | "refused" | "rematched" | "resigned" | "seat-taken" | "storage" | "taken" | "too-large" | "too-many" | "too-many-connections" | "turn-not-ended" | "unknown-choice" | "unknown-game" | "unknown-pack" | "who-are-you" | "wrong-table";
            /** @default null */
            decision?: components["schemas"]["DecisionTold"] | null;
            message: string;
            /** @default [] */
            reasons?: components["schemas"]["ReasonTold"][];
            status: number;
            title: string;
            type: string;
        };
        /**
         * ReasonTold
         * @description Why not: the rule, and a message of the Fluent files with its arguments.
         */
        ReasonTold: {
            arguments: {
                [key: string]: string | number;
            };
            message: string;
            rule: string;
        };
        /** Redo */
        Redo: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "redo";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        /** Refusal */
        Refusal: {
            client_id: string | null;
            problem: components["schemas"]["Problem"];
            /** @enum {unknown} */
            type: "refused";
        };
        /**
         * Replay
         * @description All moves of a finished game.
         */
        Replay: {
            id: string;
            moves: components["schemas"]["MoveTold"][];
            opening: components["schemas"]["EventTold"][];
        };
        /**
         * Resign
         * @description A computer plays on in your place.
         */
        Resign: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "resign";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        /**
         * RestartTurn
         * @description Undo all that you may.
         */
        RestartTurn: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "restart_turn";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        /** ResultTold */
        ResultTold: {
            ranking: number[];
            resigned: number[];
            scores: number[];
        };
        /**
         * RuleTold
         * @description A rule: its text may hold Markdown within a line (`**Ruling**`).
         */
        RuleTold: {
            id: string;
            language: string;
            nested: boolean;
            text: string;
        };
        /** Say */
        Say: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "say";
            /** @example Good luck! */
            text: string;
        };
        /**
         * Scores
         * @description Score sheets if the game ended now; null where a seat may not know.
         */
        Scores: {
            final: boolean;
            sheets: (Record<string, never> | null)[];
        };
        /** SeatListed */
        SeatListed: {
            free: boolean;
            level: string | null;
            name: string;
            person: string | null;
        };
        /**
         * SeatTold
         * @description A seat: whose it is and who plays it now.
         */
        SeatTold: {
            is_computers: boolean;
            level: string | null;
            name: string;
            person: string | null;
            present: boolean;
            resigned: boolean;
            seat: number;
            yours: boolean;
        };
        /**
         * SeatWish
         * @description Who a seat is for.
         */
        SeatWish: {
            /**
             * @default journeyman
             * @enum {unknown}
             */
            level?: "apprentice" | "burgher" | "journeyman" | "master";
            /**
             * @description `me`: you sit there; `person`: somebody may; `computer`
             * @default person
             * @enum {unknown}
             */
            player?: "computer" | "me" | "person";
        };
        /**
         * Situation
         * @description All that a seat may know, at one moment.
         */
        Situation: {
            decision: components["schemas"]["DecisionTold"] | null;
            move: number;
            /** @default 0 */
            redo?: number;
            seat: number | null;
            sequence: number;
            /** @default null */
            turn_to_end?: number | null;
            /** @default 0 */
            undo?: number;
            view: Record<string, never> | null;
        };
        /** Start */
        Start: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "start";
        };
        /**
         * TableListed
         * @description A table in a list.
         */
        TableListed: {
            asked: number | null;
            created_at: number;
            game: string;
            id: string;
            moved_at: number;
            progress: {
                [key: string]: number;
            };
            ranking: number[] | null;
            scores: number[] | null;
            seats: components["schemas"]["SeatListed"][];
            status: string;
            your_turn: boolean;
        };
        /**
         * TableTold
         * @description A table, as one person may know it.
         */
        TableTold: {
            asked: number | null;
            created_at: number;
            end_turns: boolean;
            fork_of: string | null;
            game: string;
            host: string;
            id: string;
            invite: string | null;
            move: number;
            moved_at: number;
            options: Record<string, never>;
            other_rules: string | null;
            pack: string;
            public: boolean;
            rematch: string | null;
            rematch_of: string | null;
            result: components["schemas"]["ResultTold"] | null;
            rules_version: string;
            seats: components["schemas"]["SeatTold"][];
            seed: string | null;
            seed_chosen: boolean;
            sequence: number;
            spectators: boolean;
            /** @enum {unknown} */
            status: "closed" | "finished" | "open" | "running";
            take_back: components["schemas"]["TakeBackTold"] | null;
            take_backs: boolean;
            you_are_host: boolean;
        };
        /**
         * TakeBackTold
         * @description Somebody asks to take choices back.
         */
        TakeBackTold: {
            count: number;
            seat: number;
            waiting_for: number;
            waiting_for_you: boolean;
        };
        /** TakeSeat */
        TakeSeat: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "take_seat";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        /**
         * Undo
         * @description Take your last choice back, if nobody chose since and nothing hidden was shown.
         */
        Undo: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            do: "undo";
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
        };
        /**
         * Update
         * @description Something happened. The table is told again when more than the game has changed.
         */
        Update: {
            entry: components["schemas"]["EntryTold"];
            sequence: number;
            situation: components["schemas"]["Situation"] | null;
            table: components["schemas"]["TableTold"] | null;
            /** @enum {unknown} */
            type: "update";
        };
        /**
         * Welcome
         * @description The table as it is, and what happened since the sequence you named.
         */
        Welcome: {
            entries: components["schemas"]["EntryTold"][];
            situation: components["schemas"]["Situation"];
            table: components["schemas"]["TableTold"];
            /** @enum {unknown} */
            type: "welcome";
        };
        /** WhyNot */
        WhyNot: {
            choice: string;
            legal: boolean;
            reasons: components["schemas"]["ReasonTold"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameTold"][];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readCatalogue: {
        parameters: {
            query: {
                pack?: string;
                seats: number;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readRules: {
        parameters: {
            query?: {
                /** @description Where there is no translation: English */
                language?: string;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChapterTold"][];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    whoAmI: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    introduceYourself: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPerson"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renameYourself: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPerson"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTables: {
        parameters: {
            query?: {
                /** @description Open to all, yours, or lately finished */
                list?: "open" | "mine" | "finished";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableListed"][];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableTold"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableTold"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readChat: {
        parameters: {
            query?: {
                before?: number;
            };
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryTold"][];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readDecision: {
        parameters: {
            query?: {
                /** @description One of your seats; else your first */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionTold"] | null;
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enterTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Enter"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableTold"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readEntries: {
        parameters: {
            query?: {
                /** @description One of your seats; else your first */
                seat?: number | null;
                /** @description The last sequence you know */
                since?: number;
            };
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryTold"][];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forkTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Fork"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableTold"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readHint: {
        parameters: {
            query?: {
                /** @description One of your seats; else your first */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readHistory: {
        parameters: {
            query?: {
                /** @description One of your seats; else your first */
                seat?: number | null;
            };
            header?: never;
            path: {
                move: number;
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Situation"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readPreview: {
        parameters: {
            query: {
                /** @description A choice's name */
                choice: string;
                /** @description One of your seats; else your first */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readPreviews: {
        parameters: {
            query?: {
                /** @description One of your seats; else your first */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"][];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableTold"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    doAtTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Ask"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readScores: {
        parameters: {
            query?: {
                /** @description One of your seats; else your first */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scores"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readView: {
        parameters: {
            query?: {
                /** @description One of your seats; else your first */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Situation"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readWhyNot: {
        parameters: {
            query: {
                /** @description A choice's name */
                choice: string;
                /** @description One of your seats; else your first */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description A table's id */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhyNot"];
                };
            };
            /** @description It cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description We do not know who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not yours to do */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or you are not invited to it */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is away */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
