export interface paths {
    "/api/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadAbout
         * @description The version of the program, and which engine runs.
         */
        get: operations["readAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * @description What is printed on the pieces of a pack, for a number of players.
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
    "/api/games/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadMessages
         * @description The words of games that other packages bring; ours lie beside the app.
         */
        get: operations["readMessages"];
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
    "/api/me/blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ListBlocked
         * @description Whom you have blocked, the last first.
         */
        get: operations["listBlocked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocked/{other}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block
         * @description No longer read what somebody says; they cannot sit down where you sit or are the host.
         */
        put: operations["block"];
        post?: never;
        /**
         * Unblock
         * @description Meet somebody again.
         */
        delete: operations["unblock"];
        options?: never;
        head?: never;
        patch?: never;
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
    "/api/tables/{table_id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadAnalysis
         * @description The analysis of a finished game, once someone has started it, or how far it is.
         */
        get: operations["readAnalysis"];
        put?: never;
        /**
         * StartAnalysis
         * @description Have the computers analyze a finished game; the result is kept with it.
         */
        post: operations["startAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadCatalogue
         * @description What is printed on the pieces that this table is played with, whatever is new since.
         */
        get: operations["readTableCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/chances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadWinningChances
         * @description How each seat's chances to win went over a finished game, as estimated.
         */
        get: operations["readWinningChances"];
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
         * @description The view after a number of moves, as the seat saw it then.
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
    "/api/tables/{table_id}/paths": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadPaths
         * @description What leads to a choice of yours, or completes it, with what it is sure to do.
         */
        get: operations["readPaths"];
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
    "/api/tables/{table_id}/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadReach
         * @description Which choices you can come to by others of yours, as far as nothing hidden is shown.
         */
        get: operations["readReach"];
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
         * SubmitRequest
         * @description Whatever changes a table: an answer, an undo, a seat, a word. Stored when it returns.
         */
        post: operations["submitRequest"];
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
    "/api/tables/{table_id}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ReadStatistics
         * @description How the game went so far, in the numbers that everyone sees: prices, points, taxes.
         */
        get: operations["readStatistics"];
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
         * About
         * @description The program that runs here, and whether its engine is compiled.
         */
        About: {
            /** @enum {unknown} */
            engine: "compiled" | "uncompiled";
            version: string;
        };
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
         * Analysis
         * @description The analysis of a finished game, or how far it is.
         */
        Analysis: {
            choices: number;
            done: number;
            /** @default null */
            found?: components["schemas"]["GameAnalysis"] | null;
            /** @enum {unknown} */
            status: "done" | "none" | "running";
        };
        /**
         * AnalysisPlan
         * @description What decides the numbers of an analysis, beside the game itself.
         */
        AnalysisPlan: {
            /** @default false */
            open_handed?: boolean;
            /** @default null */
            pack?: string | null;
            /** @default 0 */
            seed?: number;
            /** @default 300 */
            simulations?: number;
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
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "answer";
        };
        /** AnswerTakeBack */
        AnswerTakeBack: {
            agree: boolean;
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "answer_take_back";
        };
        /**
         * AskTakeBack
         * @description Ask the others to go back to before your last choice.
         */
        AskTakeBack: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "ask_take_back";
        };
        /**
         * ChoiceText
         * @description A choice in words: what it is called, and what is printed on the piece that it is about.
         */
        ChoiceText: {
            label: components["schemas"]["Message"];
            /** @default null */
            note?: components["schemas"]["Message"] | null;
        };
        /**
         * Close
         * @description Give a table up that has not begun.
         */
        Close: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            type: "close";
        };
        /**
         * ComeBack
         * @description Play your seat yourself again.
         */
        ComeBack: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "come_back";
        };
        /**
         * Counted
         * @description A name beside a number, in singular or plural, without the number.
         */
        Counted: {
            amount: number;
            id: string;
            /** @enum {unknown} */
            type: "counted";
        };
        /**
         * CreateTable
         * @description A table as it is wished for.
         */
        CreateTable: {
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
             * @description Whether players may ask the coach. Unless you say so, only where one person plays; at a table for several everyone sees who asks
             * @default null
             */
            hints?: boolean | null;
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
            seats: components["schemas"]["SeatSetup"][];
            /** @default null */
            seed?: number | null;
            /** @default true */
            spectators?: boolean;
            /** @default true */
            take_backs?: boolean;
        };
        /**
         * DecidingMoment
         * @description An action that changed its own seat's chances: the moves from `first` to `move`.
         */
        DecidingMoment: {
            after: number;
            before: number;
            first: number;
            move: number;
            seat: number;
        };
        /**
         * Decision
         * @description The pending question. Only who may answer it now gets the choices.
         */
        Decision: {
            choices: string[] | null;
            id: string;
            kind: string;
            /** @default null */
            question?: components["schemas"]["Question"] | null;
            seat: number;
            /** @default null */
            seconds?: number | null;
            /** @default {} */
            texts?: {
                [key: string]: components["schemas"]["ChoiceText"];
            };
        };
        /**
         * EndTurn
         * @description Let the others go on, where turns are ended: what you chose can no longer be undone alone.
         */
        EndTurn: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "end_turn";
        };
        /** EnterTable */
        EnterTable: {
            /**
             * @description What follows # in an invitation's link
             * @example s3cr3tFromTheLink
             */
            invite: string;
        };
        /**
         * Entry
         * @description Something that happened to a table, as one seat may know it.
         */
        Entry: {
            at: number;
            /** @default null */
            choice?: string | null;
            /** @default null */
            count?: number | null;
            /** @default [] */
            events?: components["schemas"]["GameEvent"][];
            kind: string;
            /** @default null */
            level?: string | null;
            move: number;
            /** @default null */
            name?: string | null;
            /** @default null */
            person?: string | null;
            seat: number | null;
            sequence: number;
            /** @default null */
            table?: string | null;
            /** @default null */
            text?: string | null;
        };
        /**
         * ForkTable
         * @description Go on from a move of a finished game, at a table of your own.
         */
        ForkTable: {
            /** @default null */
            client_id?: string | null;
            /** @example 40 */
            move: number;
            /** @default false */
            public?: boolean;
            seats: components["schemas"]["SeatSetup"][];
        };
        /** Game */
        Game: {
            levels: string[];
            name: string;
            options: components["schemas"]["GameOption"][];
            packs: string[];
            rules_version: string;
            seats: number[];
        };
        /**
         * GameAnalysis
         * @description All that is known of a game after its analysis.
         */
        GameAnalysis: {
            chances: number[][];
            game: string;
            moves: components["schemas"]["MoveAnalysis"][];
            plan: components["schemas"]["AnalysisPlan"];
            rules_version: string;
            seats: number;
            summaries: components["schemas"]["SeatAnalysis"][];
        };
        /** GameEvent */
        GameEvent: {
            facts: {
                [key: string]: string | number;
            };
            heading: boolean;
            kind: string;
            news: boolean;
            /** @default null */
            scene?: components["schemas"]["ScenePart"] | null;
            seat: number | null;
            text: components["schemas"]["Message"] | null;
        };
        /**
         * GameOption
         * @description An option of a game; `offered` has the values to choose from for each number of seats.
         */
        GameOption: {
            default: unknown;
            help: string;
            name: string;
            offered: {
                [key: string]: unknown[];
            };
            values: unknown[] | null;
        };
        /**
         * GetPaths
         * @description What leads to a choice, or completes it.
         */
        GetPaths: {
            /**
             * @description A choice's stable name
             * @example plot:C4
             */
            choice: string;
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "paths";
        };
        /** GetPreview */
        GetPreview: {
            /**
             * @description A choice's stable name
             * @example plot:C4
             */
            choice: string;
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "preview";
        };
        /**
         * GetPreviews
         * @description What each of your choices would do, in one response.
         */
        GetPreviews: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "previews";
        };
        /**
         * GetReach
         * @description Which choices you can come to by others of yours.
         */
        GetReach: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "reach";
        };
        /** GetWhyNot */
        GetWhyNot: {
            /**
             * @description A choice's stable name
             * @example plot:C4
             */
            choice: string;
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "why_not";
        };
        /**
         * HandOver
         * @description Let a computer play a seat that was left, or whose person is away.
         *
         *         Before the game begins its host may give any seat but their own to a computer; by `leave_seat`
         *         they open it again.
         */
        HandOver: {
            /** @default null */
            client_id?: string | null;
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
            /** @enum {unknown} */
            type: "hand_over";
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
            /**
             * @description A multiple of the usual pace; 0: without any delay
             * @default 1
             */
            pace?: number;
            /** @default null */
            seat?: number | null;
            /** @default null */
            since?: number | null;
            /** @enum {unknown} */
            type: "hello";
            /** @default true */
            views?: boolean;
        };
        /**
         * Hint
         * @description What a good player would choose, why, and what is nearly as good.
         */
        Hint: {
            alternatives: string[];
            choice: string;
            decision: string;
            reasons: components["schemas"]["HintReason"][];
        };
        /** HintReason */
        HintReason: {
            about: string;
            points: number;
        };
        /**
         * Asked
         * @description The pending question: who must choose, what, after how many choices, about which tiles.
         *
         *         `free`: St. Barbara grants the action, and nothing is paid for it.
         */
        KutnaHoraAsked: {
            drawn: string[];
            free: boolean;
            kind: string;
            number: number;
            seat: number;
            tile: string | null;
        };
        /** Barbara */
        KutnaHoraBarbara: {
            turned: number;
        };
        /** BarbaraTile */
        KutnaHoraBarbaraTile: {
            amount: number;
            /** @enum {unknown} */
            effect: "building" | "house_for_production" | "incomes" | "mines" | "none" | "patrician" | "plot" | "reputation_per_public_neighbour" | "rights" | "score_building";
            points: number;
            reputation: number;
            tax: number;
            text: components["schemas"]["KutnaHoraEffectsText"];
            tile: number;
        };
        /**
         * BuildingCost
         * @description What a waiting tile costs to build, and whether its guild's red X forbids it.
         */
        KutnaHoraBuildingCost: {
            groschen: number;
            no_market: boolean;
        };
        /**
         * ByColor
         * @description A number for each color of patricians.
         */
        KutnaHoraByColor: {
            green: number;
            red: number;
            silver: number;
            yellow: number;
        };
        /**
         * Catalogue
         * @description Everything printed that a player may look up.
         */
        KutnaHoraCatalogue: {
            barbara: components["schemas"]["KutnaHoraBarbaraTile"][];
            cards: ("barbara" | "building" | "income" | "joker" | "mine" | "plot" | "rights")[][];
            columns: number[][];
            council: components["schemas"]["KutnaHoraCouncil"];
            council_price: number;
            council_rounds: number[];
            entrance_wood: number;
            entrances: string[];
            events: {
                [key: string]: components["schemas"]["KutnaHoraEventCard"];
            };
            finished_reputation: number;
            houses: components["schemas"]["KutnaHoraHouse"][][];
            neighbors: {
                [key: string]: string[];
            };
            pack: string;
            piece_rules: {
                [key: string]: string;
            };
            pool_limit: number;
            prices: components["schemas"]["KutnaHoraPriceDecks"];
            reputation: components["schemas"]["KutnaHoraReputation"];
            rounds: number;
            surcharge: number[];
            tax_refusal: number[];
            tiles: {
                [key: string]: components["schemas"]["KutnaHoraTile"];
            };
            villages: {
                [key: string]: ("blue" | "green" | "red" | "yellow")[];
            };
        };
        /**
         * Council
         * @description What a patrician of each color pays on the council.
         */
        KutnaHoraCouncil: {
            green: components["schemas"]["KutnaHoraCouncilPoints"];
            red: components["schemas"]["KutnaHoraCouncilPoints"];
            silver: components["schemas"]["KutnaHoraCouncilPoints"];
            yellow: components["schemas"]["KutnaHoraCouncilPoints"];
        };
        /** CouncilPoints */
        KutnaHoraCouncilPoints: {
            more?: number;
            points: number;
        };
        /**
         * Earning
         * @description What a player makes of a commodity, mines included, and the groschen it sells for now.
         */
        KutnaHoraEarning: {
            amount: number;
            groschen: number;
        };
        /** EffectsText */
        KutnaHoraEffectsText: {
            effects: components["schemas"]["Message"];
        };
        /** EventCard */
        KutnaHoraEventCard: {
            /** @enum {unknown} */
            deck: "A" | "B";
            effects: components["schemas"]["KutnaHoraEventEffect"][];
            name: string;
            ore: number;
            population: number;
            tax: number;
            text: components["schemas"]["KutnaHoraEventText"];
        };
        /**
         * EventEffect
         * @description An effect of an event card, in the words of a pack.
         */
        KutnaHoraEventEffect: {
            amount?: number;
            /** @enum {unknown} */
            color?: "green" | "red" | "silver" | "yellow";
            /** @enum {unknown} */
            commodity?: "beer" | "food" | "ore" | "permits" | "silver" | "wood";
            /** @enum {unknown} */
            deck?: "ore" | "population";
            do: string;
            /** @enum {unknown} */
            grant?: "building" | "house_for_production" | "incomes" | "mines" | "none" | "patrician" | "plot" | "reputation_per_public_neighbour" | "rights" | "score_building";
            /** @enum {unknown} */
            of?: "buildings" | "groschen" | "mines" | "pelicans" | "plots" | "points" | "reputation";
            /** @enum {unknown} */
            per?: "buildings" | "groschen" | "mines" | "pelicans" | "plots" | "points" | "reputation";
            /** @enum {unknown} */
            to?: "active_player" | "everyone" | "fewest" | "most" | "starting_player";
            /** @enum {unknown} */
            what?: "groschen" | "pelicans" | "points" | "reputation";
            /** @enum {unknown} */
            when: "after_taxes" | "barbara" | "building" | "end_of_round" | "income" | "joker" | "mine" | "plot" | "rights" | "this_round" | "when_revealed";
        };
        /** EventInPlay */
        KutnaHoraEventInPlay: {
            card: string;
            name: string;
        };
        /** @enum {string} */
        KutnaHoraEventKind: "arm.moved" | "barbara.turned" | "building.built" | "card.played" | "card.without_effect" | "effect.ignored" | "event.acted" | "event.revealed" | "game.ended" | "groschen.changed" | "guilds.chosen" | "house.gone" | "income.gained" | "joker.used" | "mine.built" | "mine.discarded" | "mine.drawn" | "mine.stack_renewed" | "miners.hired" | "ore.advanced" | "patrician.pooled" | "patrician.seated" | "pelican.used" | "pelicans.gained" | "plot.claimed" | "points.scored" | "population.grew" | "price.changed" | "production.raised" | "red_tile.entered" | "reputation.changed" | "rights.taken" | "round.began" | "row.assigned" | "tax.raised" | "taxes.paid" | "taxes.refused" | "technology.removed" | "technology.taken" | "tile.revealed" | "tile.uncovered" | "town.built";
        /** EventText */
        KutnaHoraEventText: {
            effects: components["schemas"]["Message"];
            title: components["schemas"]["Message"];
        };
        /** GuildSet */
        KutnaHoraGuildSet: {
            guilds: ("builders" | "grocers" | "innkeepers" | "metallurgists" | "miners" | "scribes")[];
            seat: number | null;
        };
        /** HandCard */
        KutnaHoraHandCard: {
            actions: ("barbara" | "building" | "income" | "joker" | "mine" | "plot" | "rights")[];
            card: number;
        };
        /**
         * House
         * @description What a house gives when it leaves the player board.
         */
        KutnaHoraHouse: {
            free_tile: number;
            pelicans: number;
            points: number;
            reputation: number;
            text: components["schemas"]["KutnaHoraEffectsText"];
        };
        /**
         * HouseRow
         * @description A row of houses on a player board: its guild, houses left, houses gone.
         */
        KutnaHoraHouseRow: {
            gone: number;
            guild: ("builders" | "grocers" | "innkeepers" | "metallurgists" | "miners" | "scribes") | null;
            houses: number;
        };
        /**
         * MineRow
         * @description A row of the mine: its stars, the points of each place; each seat's stars and points.
         */
        KutnaHoraMineRow: {
            held: number[];
            points: number[];
            prizes: number[];
            stars: number;
        };
        /** Miners */
        KutnaHoraMiners: {
            pool: number;
            waiting: number;
        };
        /**
         * MineStack
         * @description The mine tiles left, the set on the back of the top one, and the discard pile.
         */
        KutnaHoraMineStack: {
            back: number | null;
            count: number;
            discard: string[];
        };
        /** Patricians */
        KutnaHoraPatricians: {
            bank: components["schemas"]["KutnaHoraByColor"];
            council: components["schemas"]["KutnaHoraByColor"];
            pool: components["schemas"]["KutnaHoraByColor"];
        };
        /** Pelicans */
        KutnaHoraPelicans: {
            unused: number;
            used: number;
        };
        /** PlayerBoard */
        KutnaHoraPlayerBoard: {
            council: components["schemas"]["KutnaHoraByColor"];
            earnings: {
                [key: string]: components["schemas"]["KutnaHoraEarning"];
            };
            groschen: number;
            hand: components["schemas"]["KutnaHoraHandCard"][];
            income: number;
            mine_ore: number;
            miners: components["schemas"]["KutnaHoraMiners"];
            pelicans: components["schemas"]["KutnaHoraPelicans"];
            place: number;
            plot_costs: {
                [key: string]: number;
            };
            plot_markers: number;
            points: {
                [key: string]: number;
            };
            production: components["schemas"]["KutnaHoraProduction"];
            reputation: number;
            rows: components["schemas"]["KutnaHoraHouseRow"][];
            score: number;
            score_if_ended: number;
            taxes_due: number;
            tile_costs: {
                [key: string]: components["schemas"]["KutnaHoraBuildingCost"];
            };
            tiles: string[];
        };
        /**
         * Price
         * @description The price of a commodity, and the column of its price card that is in force.
         */
        KutnaHoraPrice: {
            column: number;
            mark: ("red_cross" | "town_builds") | null;
            price: number;
        };
        /** PriceCell */
        KutnaHoraPriceCell: {
            mark: ("red_cross" | "town_builds") | null;
            price: number;
        };
        /**
         * PriceDeck
         * @description A commodity's price cards: on which deck they are, and the cells of each from the left.
         */
        KutnaHoraPriceDeck: {
            cards: components["schemas"]["KutnaHoraPriceCell"][][];
            /** @enum {unknown} */
            deck: "ore" | "population";
        };
        /** PriceDecks */
        KutnaHoraPriceDecks: {
            beer: components["schemas"]["KutnaHoraPriceDeck"];
            food: components["schemas"]["KutnaHoraPriceDeck"];
            ore: components["schemas"]["KutnaHoraPriceDeck"];
            permits: components["schemas"]["KutnaHoraPriceDeck"];
            silver: components["schemas"]["KutnaHoraPriceDeck"];
            wood: components["schemas"]["KutnaHoraPriceDeck"];
        };
        /** Prices */
        KutnaHoraPrices: {
            beer: components["schemas"]["KutnaHoraPrice"];
            food: components["schemas"]["KutnaHoraPrice"];
            ore: components["schemas"]["KutnaHoraPrice"];
            permits: components["schemas"]["KutnaHoraPrice"];
            silver: components["schemas"]["KutnaHoraPrice"];
            wood: components["schemas"]["KutnaHoraPrice"];
        };
        /**
         * Production
         * @description What a player produces of each commodity that they produce at all, except in mines.
         */
        KutnaHoraProduction: {
            beer?: number;
            food?: number;
            ore?: number;
            permits?: number;
            silver?: number;
            wood?: number;
        };
        /** Reputation */
        KutnaHoraReputation: {
            cheap_plots_from: number;
            free_joker_from: number;
            highest: number;
            lowest: number;
            points: number[];
        };
        /**
         * ScoreSheet
         * @description Where every point came from; while the game runs, as if it ended now.
         *
         *         `tie_breaks` are the goods that decide between equal totals, the first of them first.
         */
        KutnaHoraScoreSheet: {
            city: {
                [key: string]: number;
            };
            council: components["schemas"]["KutnaHoraByColor"];
            final: boolean;
            lines: {
                [key: string]: number;
            };
            mine_rows: number[];
            seat: number;
            tie_breaks: {
                [key: string]: number;
            };
            total: number;
        };
        /**
         * Space
         * @description A space of the mine: its tile, whose it is, what an open space costs in wood and groschen.
         */
        KutnaHoraSpace: {
            entrance: boolean;
            groschen: number | null;
            seat: number | null;
            tile: string | null;
            wood: number | null;
        };
        /**
         * Square
         * @description A square: its building or plot, whose it is, what a plot costs, what the building scores.
         */
        KutnaHoraSquare: {
            building: string | null;
            plot_price: number | null;
            points: number | null;
            seat: number | null;
        };
        /**
         * Stack
         * @description A stack of the town hall: its top tile, and what the rights to it cost in groschen.
         */
        KutnaHoraStack: {
            cost: number;
            height: number;
            stack: string;
            top: string;
        };
        /** Technology */
        KutnaHoraTechnology: {
            level: number;
            taken: number;
        };
        /**
         * Tile
         * @description A tile: only what it prints; and the choice that builds a mine.
         */
        KutnaHoraTile: {
            choice?: string;
            cost?: number;
            dots?: ("blue" | "green" | "red" | "yellow")[];
            flips?: boolean;
            /** @enum {unknown} */
            guild?: "builders" | "grocers" | "innkeepers" | "metallurgists" | "miners" | "scribes";
            name: string;
            ore_advance?: number;
            /** @enum {unknown} */
            patrician?: "green" | "red" | "silver" | "yellow";
            pelicans?: number;
            plot_price?: number;
            points?: number;
            population?: number;
            production?: number;
            removes_house?: boolean;
            reputation?: number;
            set?: number;
            stars?: number;
            tax?: number;
            technology?: boolean;
            text: components["schemas"]["KutnaHoraTileText"];
            wood?: number;
        };
        /** TileText */
        KutnaHoraTileText: {
            costs: components["schemas"]["Message"];
            effects: components["schemas"]["Message"];
            origin: components["schemas"]["Message"];
            title: components["schemas"]["Message"];
        };
        /**
         * View
         * @description The table as a seat sees it; everything a seat may know is open to all.
         */
        KutnaHoraView: {
            active_seat: number;
            asked: components["schemas"]["KutnaHoraAsked"] | null;
            barbara: components["schemas"]["KutnaHoraBarbara"];
            cards_left: number;
            city: {
                [key: string]: components["schemas"]["KutnaHoraSquare"];
            };
            event: components["schemas"]["KutnaHoraEventInPlay"] | null;
            /** @enum {unknown} */
            game: "kutna_hora";
            guild_sets: components["schemas"]["KutnaHoraGuildSet"][];
            mine: {
                [key: string]: components["schemas"]["KutnaHoraSpace"];
            };
            mine_rows: components["schemas"]["KutnaHoraMineRow"][];
            mine_stack: components["schemas"]["KutnaHoraMineStack"];
            ore: number;
            over: boolean;
            pack: string;
            patricians: components["schemas"]["KutnaHoraPatricians"];
            players: components["schemas"]["KutnaHoraPlayerBoard"][];
            population: number;
            prices: components["schemas"]["KutnaHoraPrices"];
            red_round: number;
            removed: string[];
            round: number;
            rounds: number;
            seat: number | null;
            seats: number;
            starting_seat: number;
            tax: number;
            tax_refusal: number;
            technology: components["schemas"]["KutnaHoraTechnology"];
            town_hall: components["schemas"]["KutnaHoraStack"][][];
            turn: number;
        };
        /**
         * Landmark
         * @description A landmark in the statistics of a game: a round began, an event was revealed.
         */
        Landmark: {
            facts: {
                [key: string]: string | number;
            };
            kind: string;
            move: number;
            seat: number | null;
        };
        /** LeaveSeat */
        LeaveSeat: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "leave_seat";
        };
        /**
         * Listed
         * @description Several arguments in a row; `separator` is the message that stands between them.
         */
        Listed: {
            items: (number | string | (components["schemas"]["Name"] | components["schemas"]["Counted"] | components["schemas"]["Title"] | components["schemas"]["Player"] | components["schemas"]["Signed"] | components["schemas"]["Plain"] | components["schemas"]["Listed"] | components["schemas"]["Message"]))[];
            /** @default list-separator */
            separator?: string;
            /** @enum {unknown} */
            type: "list";
        };
        LiveMessage: components["schemas"]["Welcome"] | components["schemas"]["Update"] | components["schemas"]["Presence"] | components["schemas"]["Heartbeat"] | components["schemas"]["Pong"] | components["schemas"]["RequestAccepted"] | components["schemas"]["QueryResult"] | components["schemas"]["Refusal"];
        LiveRequest: components["schemas"]["Hello"] | components["schemas"]["Ping"] | components["schemas"]["SetPace"] | components["schemas"]["GetPreview"] | components["schemas"]["GetPreviews"] | components["schemas"]["GetReach"] | components["schemas"]["GetPaths"] | components["schemas"]["GetWhyNot"] | components["schemas"]["Answer"] | components["schemas"]["Undo"] | components["schemas"]["Redo"] | components["schemas"]["RestartTurn"] | components["schemas"]["EndTurn"] | components["schemas"]["AskTakeBack"] | components["schemas"]["AnswerTakeBack"] | components["schemas"]["WithdrawTakeBack"] | components["schemas"]["TakeSeat"] | components["schemas"]["LeaveSeat"] | components["schemas"]["Start"] | components["schemas"]["Close"] | components["schemas"]["Resign"] | components["schemas"]["HandOver"] | components["schemas"]["ComeBack"] | components["schemas"]["Say"] | components["schemas"]["Remove"] | components["schemas"]["Readmit"] | components["schemas"]["Mute"] | components["schemas"]["Unmute"];
        /**
         * Me
         * @description Who you are. Your secret is in the cookie and nowhere else.
         */
        Me: {
            id: string;
            name: string;
        };
        /**
         * Message
         * @description A Fluent message, or an attribute of one (`question-row.help`), with its arguments.
         */
        Message: {
            /** @default {} */
            arguments?: {
                [key: string]: number | string | (components["schemas"]["Name"] | components["schemas"]["Counted"] | components["schemas"]["Title"] | components["schemas"]["Player"] | components["schemas"]["Signed"] | components["schemas"]["Plain"] | components["schemas"]["Listed"] | components["schemas"]["Message"]);
            };
            id: string;
            /** @enum {unknown} */
            type: "message";
        };
        /**
         * Messages
         * @description The Fluent messages that games of other packages bring.
         */
        Messages: {
            fluent: string;
            language: string;
        };
        /** Move */
        Move: {
            choice: string;
            events: components["schemas"]["GameEvent"][];
            move: number;
            seat: number;
        };
        /**
         * MoveAnalysis
         * @description A choice and the best one, by name, as the seat could judge them then.
         */
        MoveAnalysis: {
            best: string;
            chance: number;
            choice: string;
            error: number;
            line: string[];
            line_texts: components["schemas"]["Message"][];
            loss: number;
            move: number;
            points_lost: number;
            question: string;
            seat: number;
            text: components["schemas"]["Message"];
            /** @enum {unknown} */
            verdict: "best" | "blunder" | "good" | "inaccuracy" | "mistake" | "only";
        };
        /**
         * Mute
         * @description Host: somebody may no longer write to the table.
         */
        Mute: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A person's id
             * @example qw3rty
             */
            person: string;
            /** @enum {unknown} */
            type: "mute";
        };
        /**
         * Name
         * @description A name that is a message itself; the sentence takes it in the grammatical form it needs.
         *
         *         Under `guild`, the sentence can use `$guild`, `$the_guild`, `$of_guild` and `$of_the_guild`.
         */
        Name: {
            id: string;
            /** @enum {unknown} */
            type: "name";
        };
        /**
         * Path
         * @description Choices of one seat, one after another, that lead to another one or complete it.
         *
         *         Only the last may show something hidden; then the other one is offered afterwards.
         */
        Path: {
            preview: components["schemas"]["Preview"];
            steps: components["schemas"]["PathStep"][];
        };
        /** PathStep */
        PathStep: {
            choice: string;
            text: components["schemas"]["ChoiceText"];
        };
        /**
         * Person
         * @description Somebody else.
         */
        Person: {
            id: string;
            name: string;
        };
        /** PersonName */
        PersonName: {
            /**
             * @description A person's name
             * @example Agnes
             */
            name: string;
        };
        /** Ping */
        Ping: {
            /** @default null */
            client_id?: string | null;
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * Plain
         * @description A number as text, with a true minus sign and ½ for a half.
         */
        Plain: {
            number: number;
            /** @enum {unknown} */
            type: "plain";
        };
        /**
         * Player
         * @description What people call whoever sits there.
         */
        Player: {
            seat: number;
            /** @enum {unknown} */
            type: "player";
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
         * @description What a choice surely does: numbers of its chooser before and after, by name, and events.
         *
         *         Where it shows something hidden, they go as far as is sure before that.
         */
        Preview: {
            can_undo: boolean;
            changes: {
                [key: string]: [
                    number,
                    number
                ];
            };
            choice: string;
            events: components["schemas"]["GameEvent"][];
            /** @default null */
            note?: components["schemas"]["Message"] | null;
            passes: boolean | null;
            reveals: boolean;
        };
        /**
         * Problem
         * @description Why something was refused (RFC 9457, with our own members).
         */
        Problem: {
            /** @enum {unknown} */
            code: "absent-choice" | "blocked" | "busy" | "client-id-used" | "computer-plays" | "computer-seat" | "duplicate-hello" | "empty" | "finished" | "free-seats" | "hello-expected" | "id-taken" | "illegal-choice" | "incompatible-rules" | "internal-error" | "invalid-characters" | "invalid-table" | "malformed" | "muted" | "no-analysis" | "no-chances" | "no-computers" | "no-hint" | "no-hints" | "no-move" | "no-person" | "no-seat" | "no-spectators" | "no-table" | "no-take-back-request" | "no-take-backs" | "no-turn-to-end" | "not-archived" | "not-away" | "not-finished" | "not-host" | "not-open" | "not-seated" | "not-started" | "not-your-seat" | "not-your-turn" | "nothing-to-redo" | "nothing-to-undo" | "one-seat" | "origin-not-allowed" | "other-seat" | "outdated-decision" | "page-not-found" | "rate-limited" | "refused" | "rematched" | "removed" | "resigned" | "revealed-since" | "seat-taken" | "seated-player" | "storage-unavailable" | "too-large" | "too-many-connections" | "too-many-open-tables" | "turn-not-ended" | "unauthenticated" | "unknown-choice" | "unknown-game" | "unknown-pack";
            /** @default null */
            decision?: components["schemas"]["Decision"] | null;
            message: string;
            /** @default [] */
            reasons?: components["schemas"]["Reason"][];
            status: number;
            title: string;
            type: string;
        };
        /** QueryResult */
        QueryResult: {
            client_id: string | null;
            /** @default null */
            paths?: components["schemas"]["Path"][] | null;
            /** @default null */
            preview?: components["schemas"]["Preview"] | null;
            /** @default null */
            previews?: components["schemas"]["Preview"][] | null;
            /** @default null */
            reach?: components["schemas"]["Reach"] | null;
            /** @enum {unknown} */
            type: "query_result";
            /** @default null */
            why_not?: components["schemas"]["WhyNot"] | null;
        };
        /**
         * Question
         * @description A pending decision in words: what is asked, and what there is to know about it.
         */
        Question: {
            /** @default null */
            help?: components["schemas"]["Message"] | null;
            title: components["schemas"]["Message"];
        };
        /**
         * Reach
         * @description The choices that are not legal yet, but that choices of the same seat lead to.
         */
        Reach: {
            choices: string[];
            decision: string;
        };
        /**
         * Readmit
         * @description Host: let somebody come back.
         */
        Readmit: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A person's id
             * @example qw3rty
             */
            person: string;
            /** @enum {unknown} */
            type: "readmit";
        };
        /**
         * Reason
         * @description Why not: the rule, and what it forbids here in words.
         */
        Reason: {
            rule: string;
            text: components["schemas"]["Message"];
        };
        /** Redo */
        Redo: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "redo";
        };
        /** Refusal */
        Refusal: {
            client_id: string | null;
            problem: components["schemas"]["Problem"];
            /** @enum {unknown} */
            type: "refused";
        };
        /**
         * Remove
         * @description Host: send somebody away for good, a player only before the game begins.
         */
        Remove: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A person's id
             * @example qw3rty
             */
            person: string;
            /** @enum {unknown} */
            type: "remove";
        };
        /**
         * Replay
         * @description All moves of a finished game.
         */
        Replay: {
            id: string;
            moves: components["schemas"]["Move"][];
            opening: components["schemas"]["GameEvent"][];
        };
        /** RequestAccepted */
        RequestAccepted: {
            accepted: components["schemas"]["Accepted"];
            /** @enum {unknown} */
            type: "accepted";
        };
        /**
         * Resign
         * @description A computer plays on in your place. Once no person plays any more, the game ends.
         */
        Resign: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "resign";
        };
        /**
         * RestartTurn
         * @description Undo all that you may.
         */
        RestartTurn: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "restart_turn";
        };
        /** Result */
        Result: {
            complete: boolean;
            ranking: number[];
            resigned: number[];
            scores: number[];
        };
        /**
         * Rule
         * @description A rule: its text may hold Markdown within a line (`**Ruling:**`).
         */
        Rule: {
            id: string;
            language: string;
            nested: boolean;
            text: string;
        };
        /**
         * RuleChapter
         * @description A chapter of the numbered rules.
         */
        RuleChapter: {
            chapter: string;
            introduction: string;
            introduction_language: string;
            rules: components["schemas"]["Rule"][];
        };
        /** Say */
        Say: {
            /** @default null */
            client_id?: string | null;
            /** @example Good luck! */
            text: string;
            /** @enum {unknown} */
            type: "say";
        };
        /**
         * ScenePart
         * @description The part of a scene that an event belongs to.
         *
         *         A scene shows together what happened together, such as the end of a round. What happens between
         *         its marked events belongs to it too, each event to the step before it. It ends with the choice
         *         that a closing event belongs to, or where the next scene opens. An event that does not open a
         *         scene counts only while its scene is open.
         */
        ScenePart: {
            /** @default false */
            closes?: boolean;
            heading: components["schemas"]["Message"];
            /** @default false */
            opens?: boolean;
            scene: string;
            step: string;
            /** @default null */
            title?: components["schemas"]["Message"] | null;
        };
        /**
         * Scores
         * @description Score sheets if the game ended now; null where a seat may not know.
         */
        Scores: {
            final: boolean;
            sheets: (Record<string, never> | null)[];
        };
        /**
         * Seat
         * @description A seat: whose it is and who plays it now.
         */
        Seat: {
            is_computer: boolean;
            level: string | null;
            name: string;
            person: string | null;
            present: boolean;
            resigned: boolean;
            seat: number;
            yours: boolean;
        };
        /**
         * SeatAnalysis
         * @description How one seat chose, all in all.
         */
        SeatAnalysis: {
            blunders: number;
            costliest: number[];
            decisions: number;
            inaccuracies: number;
            mean_loss: number;
            mistakes: number;
            points_lost: number;
            seat: number;
        };
        /**
         * SeatSetup
         * @description Who a seat is for.
         */
        SeatSetup: {
            /**
             * @default journeyman
             * @enum {unknown}
             */
            level?: "apprentice" | "burgher" | "journeyman" | "master";
            /** @default null */
            name?: string | null;
            /**
             * @description `me`: you sit there; `person`: somebody may; `computer`
             * @default person
             * @enum {unknown}
             */
            player?: "computer" | "me" | "person";
        };
        /** SeatSummary */
        SeatSummary: {
            free: boolean;
            level: string | null;
            name: string;
            person: string | null;
        };
        /**
         * SetPace
         * @description How fast you want computers to play.
         */
        SetPace: {
            /** @default null */
            client_id?: string | null;
            /** @description A multiple of the usual pace; 0: without any delay */
            pace: number;
            /** @enum {unknown} */
            type: "pace";
        };
        /**
         * Signed
         * @description A change: +6, −8, ±0.
         */
        Signed: {
            number: number;
            /** @enum {unknown} */
            type: "signed";
        };
        /**
         * Situation
         * @description All that a seat may know, at one moment.
         */
        Situation: {
            decision: components["schemas"]["Decision"] | null;
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
            type: "start";
        };
        /**
         * Statistics
         * @description How a game went: the moves that changed a number which everyone sees, and the last one.
         *
         *         Each column of `figures` holds one value for each of `moves`, as it was after that move.
         */
        Statistics: {
            landmarks: components["schemas"]["Landmark"][];
            moves: number[];
            series: {
                [key: string]: number[];
            };
        };
        /**
         * Table
         * @description A table, as one person may know it.
         */
        Table: {
            asked: number | null;
            created_at: number;
            end_turns: boolean;
            fork_of: string | null;
            game: string;
            hints: boolean;
            host: string;
            hot_seat: boolean;
            id: string;
            incompatible: string | null;
            invite: string | null;
            /** @default false */
            kept?: boolean;
            known_luck: ("fork" | "seed") | null;
            move: number;
            moved_at: number;
            /** @default [] */
            muted?: string[];
            options: Record<string, never>;
            /** @default false */
            outdated?: boolean;
            pack: string;
            public: boolean;
            rematch: string | null;
            rematch_of: string | null;
            /** @default [] */
            removed?: string[];
            result: components["schemas"]["Result"] | null;
            rules_changed: boolean;
            rules_version: string;
            seats: components["schemas"]["Seat"][];
            seed: string | null;
            seed_chosen: boolean;
            seed_commitment: string | null;
            seed_salt: string | null;
            sequence: number;
            spectators: boolean;
            /** @enum {unknown} */
            status: "closed" | "finished" | "open" | "running";
            take_back: components["schemas"]["TakeBack"] | null;
            take_backs: boolean;
            you_are_host: boolean;
        };
        TableRequest: components["schemas"]["Answer"] | components["schemas"]["Undo"] | components["schemas"]["Redo"] | components["schemas"]["RestartTurn"] | components["schemas"]["EndTurn"] | components["schemas"]["AskTakeBack"] | components["schemas"]["AnswerTakeBack"] | components["schemas"]["WithdrawTakeBack"] | components["schemas"]["TakeSeat"] | components["schemas"]["LeaveSeat"] | components["schemas"]["Start"] | components["schemas"]["Close"] | components["schemas"]["Resign"] | components["schemas"]["HandOver"] | components["schemas"]["ComeBack"] | components["schemas"]["Say"] | components["schemas"]["Remove"] | components["schemas"]["Readmit"] | components["schemas"]["Mute"] | components["schemas"]["Unmute"];
        /**
         * TableSummary
         * @description A table in a list.
         */
        TableSummary: {
            asked: number | null;
            created_at: number;
            game: string;
            id: string;
            known_luck: ("fork" | "seed") | null;
            moved_at: number;
            progress: {
                [key: string]: number;
            };
            ranking: number[] | null;
            scores: number[] | null;
            seats: components["schemas"]["SeatSummary"][];
            status: string;
            your_turn: boolean;
        };
        /**
         * TakeBack
         * @description Somebody asks to take choices back.
         */
        TakeBack: {
            count: number;
            seat: number;
            waiting_for: number;
            waiting_for_you: boolean;
            waiting_seats: number[];
        };
        /** TakeSeat */
        TakeSeat: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "take_seat";
        };
        /**
         * Title
         * @description The title of a piece as its pack prints it; translated if it is one of ours.
         */
        Title: {
            id: string;
            printed: string;
            /** @enum {unknown} */
            type: "title";
        };
        /**
         * Undo
         * @description Take your last choices back, if nobody chose since and nothing hidden was shown.
         */
        Undo: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description More than one: choices that were made together
             * @default 1
             */
            count?: number;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "undo";
        };
        /**
         * Unmute
         * @description Host: somebody who was muted may write again.
         */
        Unmute: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A person's id
             * @example qw3rty
             */
            person: string;
            /** @enum {unknown} */
            type: "unmute";
        };
        /**
         * Update
         * @description Something happened. The table is sent again when more than the game has changed.
         */
        Update: {
            entry: components["schemas"]["Entry"];
            sequence: number;
            situation: components["schemas"]["Situation"] | null;
            table: components["schemas"]["Table"] | null;
            /** @enum {unknown} */
            type: "update";
        };
        /**
         * Welcome
         * @description The table as it is, and what happened since the sequence you named.
         */
        Welcome: {
            entries: components["schemas"]["Entry"][];
            situation: components["schemas"]["Situation"];
            table: components["schemas"]["Table"];
            /** @enum {unknown} */
            type: "welcome";
        };
        /** WhyNot */
        WhyNot: {
            choice: string;
            legal: boolean;
            reasons: components["schemas"]["Reason"][];
            text: components["schemas"]["ChoiceText"];
        };
        /**
         * WinningChances
         * @description Each seat's chances to win over a finished game, estimated without a search.
         *
         *         Each list of `chances` is a seat's, with one value for each of `moves`.
         */
        WinningChances: {
            chances: number[][];
            moments: components["schemas"]["DecidingMoment"][];
            moves: number[];
        };
        /**
         * WithdrawTakeBack
         * @description No longer ask for what nobody has agreed to yet.
         */
        WithdrawTakeBack: {
            /** @default null */
            client_id?: string | null;
            /**
             * @description A seat, counted from 0
             * @example 0
             */
            seat: number;
            /** @enum {unknown} */
            type: "withdraw_take_back";
        };
        /**
         * Asked
         * @description The pending question: who must choose, what, after how many choices, about what.
         *
         *         `detail` holds the two numbers of the question: a card, a project, a good, an amount.
         */
        WorldWithoutEndAsked: {
            detail: number[];
            kind: string;
            number: number;
            seat: number;
        };
        /**
         * Catalogue
         * @description Everything printed that a player may look up.
         */
        WorldWithoutEndCatalogue: {
            cards: components["schemas"]["WorldWithoutEndPrintedCard"][];
            die: number[];
            duties: components["schemas"]["WorldWithoutEndDutiesOwed"];
            events: {
                [key: string]: components["schemas"]["WorldWithoutEndEventCard"];
            };
            favor_track: ("alderman" | "bishop" | "earl" | "king" | "merchants" | "outlaws" | "prior" | "prioress" | "queen")[];
            favors: components["schemas"]["WorldWithoutEndFavors"];
            houses: components["schemas"]["WorldWithoutEndHouseSpace"][];
            locations: components["schemas"]["WorldWithoutEndPrintedLocation"][];
            missing: components["schemas"]["WorldWithoutEndMissingPoints"];
            numbers: {
                [key: string]: number;
            };
            pack: string;
            piece_rules: {
                [key: string]: string;
            };
            plague_values: number[];
            projects: components["schemas"]["WorldWithoutEndPrintedProject"][];
            supply: components["schemas"]["WorldWithoutEndSupply"];
        };
        /** DutiesOwed */
        WorldWithoutEndDutiesOwed: {
            grain: number;
            piety: number;
        };
        /**
         * Duty
         * @description A duty at the end of this chapter, as the goods stand: what is owed, held and lost.
         *
         *         The tax is rolled, so what is owed and the points that would be lost lie in a range.
         */
        WorldWithoutEndDuty: {
            /** @enum {unknown} */
            duty: "gold" | "grain" | "piety";
            held: number;
            least: number;
            least_loss: number;
            most: number;
            most_loss: number;
        };
        /**
         * Effect
         * @description A word of the vocabulary, and its arguments by their names.
         */
        WorldWithoutEndEffect: {
            effect: string;
            facts: {
                [key: string]: string | number | string[];
            };
        };
        /**
         * EventCard
         * @description An event card; `offer` is the exchange that it offers in each round.
         */
        WorldWithoutEndEventCard: {
            arrow: number;
            chapter: number;
            corners: components["schemas"]["WorldWithoutEndIncome"][];
            effects: components["schemas"]["WorldWithoutEndEffect"][];
            long_term: boolean;
            name: components["schemas"]["Message"];
            offer: components["schemas"]["Message"] | null;
            plague: number | null;
            text: components["schemas"]["Message"];
            title: string;
        };
        /** EventInPlay */
        WorldWithoutEndEventInPlay: {
            card: string;
            long_term: boolean;
            title: string;
        };
        /** @enum {string} */
        WorldWithoutEndEventKind: "action.declined" | "action.forbidden" | "actions.stopped" | "card.discarded" | "card.discarded_unseen" | "card.drawn" | "card.drawn_unseen" | "card.last" | "card.oriented" | "card.played" | "chapter.began" | "cloth.woven" | "doubling.avoided" | "duty.paid" | "event.left" | "event.revealed" | "event.stayed" | "fair.canceled" | "fair.opened" | "favor.canceled" | "favor.moved" | "game.ended" | "good.gained" | "good.lost" | "good.missed" | "goods.sold" | "goods.traded" | "house.built" | "house.returned" | "location.healed" | "losses.doubled" | "metal.placed" | "penalty.avoided" | "penalty.due" | "plague.known" | "plague.revealed" | "points.gained" | "points.lost" | "project.canceled" | "project.completed" | "project.entered" | "resource.placed" | "round.began" | "seal.placed" | "seal.returned" | "tax.rolled";
        /**
         * Fair
         * @description What wool and cloth sell for; null where they are not sold.
         */
        WorldWithoutEndFair: {
            cloth: number | null;
            wool: number | null;
        };
        /** Favor */
        WorldWithoutEndFavor: {
            canceled: number[];
            /** @enum {unknown} */
            person: "alderman" | "bishop" | "earl" | "king" | "merchants" | "outlaws" | "prior" | "prioress" | "queen";
            space: number;
        };
        /**
         * Favors
         * @description What each person's favor brings.
         */
        WorldWithoutEndFavors: {
            alderman: components["schemas"]["Message"];
            bishop: components["schemas"]["Message"];
            earl: components["schemas"]["Message"];
            king: components["schemas"]["Message"];
            merchants: components["schemas"]["Message"];
            outlaws: components["schemas"]["Message"];
            prior: components["schemas"]["Message"];
            prioress: components["schemas"]["Message"];
            queen: components["schemas"]["Message"];
        };
        /**
         * Goods
         * @description What a player has of each good.
         */
        WorldWithoutEndGoods: {
            cloth: number;
            gold: number;
            grain: number;
            knowledge: number;
            loyalty: number;
            piety: number;
            stone: number;
            wood: number;
            wool: number;
        };
        /**
         * HouseSpace
         * @description A space for a house: the resource it takes, and its rent.
         */
        WorldWithoutEndHouseSpace: {
            amount: number;
            house: number;
            /** @enum {unknown} */
            income: "cloth" | "gold" | "grain" | "knowledge" | "loyalty" | "piety" | "points" | "stone" | "wood" | "wool";
            rent: components["schemas"]["Message"];
            /** @enum {unknown} */
            resource: "stone" | "wood";
        };
        /** Income */
        WorldWithoutEndIncome: {
            amount: number;
            /** @enum {unknown} */
            good: "cloth" | "gold" | "grain" | "knowledge" | "loyalty" | "piety" | "points" | "stone" | "wood" | "wool";
        };
        /**
         * Location
         * @description A plague location; its value is known once its token is turned.
         */
        WorldWithoutEndLocation: {
            location: number;
            /** @enum {unknown} */
            state: "healed" | "none" | "sick" | "unturned";
            value: number | null;
        };
        /**
         * MissingPoints
         * @description Points lost for each one that is missing of a duty.
         */
        WorldWithoutEndMissingPoints: {
            gold: number;
            grain: number;
            piety: number;
        };
        /**
         * Orientation
         * @description One way to turn the event card: every seat's income, the favor, where its marker lands.
         */
        WorldWithoutEndOrientation: {
            arrow: number;
            favor: ("alderman" | "bishop" | "earl" | "king" | "merchants" | "outlaws" | "prior" | "prioress" | "queen") | null;
            incomes: components["schemas"]["WorldWithoutEndIncome"][];
            possible: boolean;
            space: number;
        };
        /**
         * PlayerBoard
         * @description A player; goods, duties, hand and discards only where they are open to the reader.
         *
         *         While protection is asked for, `missing` holds what was not paid of each duty, and
         *         `missing_points` what that has cost.
         */
        WorldWithoutEndPlayerBoard: {
            begging: boolean;
            court: boolean;
            discard_count: number;
            discards?: ("cloth" | "donation" | "favor" | "grain" | "house" | "medicine" | "piety" | "privilege" | "project" | "rent" | "resource" | "sale")[];
            duties?: components["schemas"]["WorldWithoutEndDuty"][];
            goods?: components["schemas"]["WorldWithoutEndGoods"];
            hand?: ("cloth" | "donation" | "favor" | "grain" | "house" | "medicine" | "piety" | "privilege" | "project" | "rent" | "resource" | "sale")[];
            hand_count: number;
            houses: number;
            missing: number[];
            missing_points: number[];
            performed: boolean;
            pile: ("cloth" | "donation" | "favor" | "grain" | "house" | "medicine" | "piety" | "privilege" | "project" | "rent" | "resource" | "sale")[];
            place: number | null;
            points: number;
            seals: number;
        };
        /**
         * PrintedCard
         * @description An action card; `does` says in a few words what it does, in each chapter.
         */
        WorldWithoutEndPrintedCard: {
            /** @enum {unknown} */
            card: "cloth" | "donation" | "favor" | "grain" | "house" | "medicine" | "piety" | "privilege" | "project" | "rent" | "resource" | "sale";
            does: components["schemas"]["Message"][];
            help: components["schemas"]["Message"];
            starred: boolean;
        };
        /** PrintedLocation */
        WorldWithoutEndPrintedLocation: {
            amount: number;
            benefit: ("cloth" | "gold" | "grain" | "knowledge" | "loyalty" | "piety" | "points" | "stone" | "wood" | "wool") | "free_house" | null;
            gain: components["schemas"]["Message"];
            location: number;
        };
        /** PrintedProject */
        WorldWithoutEndPrintedProject: {
            bonus: components["schemas"]["Message"];
            bonus_amount: number;
            bonus_good: ("cloth" | "gold" | "grain" | "knowledge" | "loyalty" | "piety" | "points" | "stone" | "wood" | "wool") | null;
            bonus_points: number;
            metal: boolean;
            /** @enum {unknown} */
            project: "bridge" | "chapel" | "church" | "hospital" | "mill" | "palace" | "tower";
            stone: number;
            treats: boolean;
            wood: number;
        };
        /**
         * Project
         * @description A building project: its state, and the resources and seals on it.
         */
        WorldWithoutEndProject: {
            canceled: boolean;
            /** @enum {unknown} */
            project: "bridge" | "chapel" | "church" | "hospital" | "mill" | "palace" | "tower";
            seals: number[];
            /** @enum {unknown} */
            state: "aside" | "complete" | "in_play";
            stone: number;
            wood: number;
        };
        /**
         * ScoreSheet
         * @description Where every point came from, by source and by chapter; goods as if the game ended now.
         *
         *         `tie_breaks`: after the end, the goods that decide between equal totals, in their order.
         */
        WorldWithoutEndScoreSheet: {
            chapters: {
                [key: string]: number[];
            };
            final: boolean;
            lines: {
                [key: string]: number;
            };
            seat: number;
            tie_breaks: {
                [key: string]: number;
            };
            total: number;
        };
        /** Supply */
        WorldWithoutEndSupply: {
            cloth: number;
            grain: number;
            knowledge: number;
            loyalty: number;
            piety: number;
            stone: number;
            wood: number;
            wool: number;
        };
        /**
         * View
         * @description The table as a seat sees it.
         *
         *         `penalties`: whether a duty that is not met brings its penalty too; after the last chapter its
         *         points are lost once more instead.
         */
        WorldWithoutEndView: {
            active_seat: number;
            asked: components["schemas"]["WorldWithoutEndAsked"] | null;
            building_points: number;
            chapter: number;
            discards_cards: boolean;
            event: components["schemas"]["WorldWithoutEndEventInPlay"] | null;
            events_in_force: (components["schemas"]["WorldWithoutEndEventInPlay"] | null)[];
            fair: components["schemas"]["WorldWithoutEndFair"];
            favor: components["schemas"]["WorldWithoutEndFavor"];
            /** @enum {unknown} */
            game: "world_without_end";
            houses: (number | null)[];
            memory: components["schemas"]["WorldWithoutEndGoods"][];
            no_actions: boolean;
            orientations: components["schemas"]["WorldWithoutEndOrientation"][];
            over: boolean;
            pack: string;
            penalties: boolean;
            plague: components["schemas"]["WorldWithoutEndLocation"][];
            players: components["schemas"]["WorldWithoutEndPlayerBoard"][];
            projects: components["schemas"]["WorldWithoutEndProject"][];
            random_discards: boolean;
            round: number;
            seat: number | null;
            seats: number;
            sides: number[];
            supply: components["schemas"]["WorldWithoutEndSupply"];
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
    readAbout: {
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
                    "application/json": components["schemas"]["About"];
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
                    "application/json": components["schemas"]["Game"][];
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
                    "application/json": components["schemas"]["RuleChapter"][];
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
    readMessages: {
        parameters: {
            query?: {
                /** @description Where there is no translation: English */
                language?: string;
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
                    "application/json": components["schemas"]["Messages"];
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
                "application/json": components["schemas"]["PersonName"];
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
                "application/json": components["schemas"]["PersonName"];
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
    listBlocked: {
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
                    "application/json": components["schemas"]["Person"][];
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
    block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A person's id */
                other: string;
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
                    "application/json": components["schemas"]["Person"][];
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
    unblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A person's id */
                other: string;
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
                    "application/json": components["schemas"]["Person"][];
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
                list?: "open" | "own" | "finished";
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
                    "application/json": components["schemas"]["TableSummary"][];
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
                "application/json": components["schemas"]["CreateTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
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
                    "application/json": components["schemas"]["Table"];
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
    readAnalysis: {
        parameters: {
            query?: {
                /** @description With all hidden things and the luck to come face up */
                hindsight?: boolean;
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
                    "application/json": components["schemas"]["Analysis"];
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
    startAnalysis: {
        parameters: {
            query?: {
                /** @description With all hidden things and the luck to come face up */
                hindsight?: boolean;
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
                    "application/json": components["schemas"]["Analysis"];
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
    readTableCatalogue: {
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
    readWinningChances: {
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
                    "application/json": components["schemas"]["WinningChances"];
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
                    "application/json": components["schemas"]["Entry"][];
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
                    "application/json": components["schemas"]["Decision"] | null;
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
                "application/json": components["schemas"]["EnterTable"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
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
                    "application/json": components["schemas"]["Entry"][];
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
                "application/json": components["schemas"]["ForkTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Table"];
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
    readPaths: {
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
                    "application/json": components["schemas"]["Path"][];
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
    readReach: {
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
                    "application/json": components["schemas"]["Reach"];
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
                    "application/json": components["schemas"]["Table"];
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
    submitRequest: {
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
                "application/json": components["schemas"]["TableRequest"];
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
    readStatistics: {
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
                    "application/json": components["schemas"]["Statistics"];
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
