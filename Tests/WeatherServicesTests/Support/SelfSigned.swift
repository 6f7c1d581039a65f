/// A certificate in PEM format with its key, made for tests and good for nothing else.
///
/// Each is valid for a hundred years for 127.0.0.1, and signed by nobody but itself.
struct SelfSigned: Sendable {
    let certificate: String
    let key: String

    /// An elliptic curve P-256, signed with SHA-256.
    static let ellipticCurve = SelfSigned(
        certificate: """
            -----BEGIN CERTIFICATE-----
            MIIBkTCCATagAwIBAgIUTXNhG9TW6QbSqV737q7dYgtTFxQwCgYIKoZIzj0EAwIw
            FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMTEyMTMyNloYDzIxMjYxMDI4
            MTIxMzI2WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
            PQMBBwNCAATIYX7nnRgFub7/WHezBWWFAjbEaYK2R/9hcCWCsZ5daLDafBDgPCt3
            KHBSSDIoYH2rxJSeZWwo/N/QZ86FXeXso2QwYjAdBgNVHQ4EFgQUhN2jOJ1G5DPm
            gl55nGxc2Ka33S4wHwYDVR0jBBgwFoAUhN2jOJ1G5DPmgl55nGxc2Ka33S4wDwYD
            VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0kAMEYC
            IQCpG/fJY67GV2+Pk6rQn7SkeZiPKdBDTsEmYs4BsWxCCgIhAOcbTouhU2Aogd9t
            pq4Jm393oHJDrb18RAYsbQrXGcB/
            -----END CERTIFICATE-----
            """,
        key: """
            -----BEGIN PRIVATE KEY-----
            MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg6NLNE1eZMTbim1Nh
            S9v8MH0j0ahtuWs/HvXtprtuUO2hRANCAATIYX7nnRgFub7/WHezBWWFAjbEaYK2
            R/9hcCWCsZ5daLDafBDgPCt3KHBSSDIoYH2rxJSeZWwo/N/QZ86FXeXs
            -----END PRIVATE KEY-----
            """)

    /// RSA of 2,048 bits, signed with SHA-256.
    static let rsa2048 = SelfSigned(
        certificate: """
            -----BEGIN CERTIFICATE-----
            MIIDHDCCAgSgAwIBAgIUYTZ3vn4xKVjY4E8V0sz7gm7THSQwDQYJKoZIhvcNAQEL
            BQAwFDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyNDA0MjcwNVoYDzIxMjYx
            MDMxMDQyNzA1WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwggEiMA0GCSqGSIb3DQEB
            AQUAA4IBDwAwggEKAoIBAQCe+08KjroFoMh4DLk7spa0ZWTDtd2OaICy4GO9ejLZ
            m7iQPbUTRUZl7cHii5b7EfOdhgMJfGrwVVbG88h+wsrlFuCK90BicFl3BVyewmem
            GCMZCjceCDv7g4+vDoZFxWCwgzqImakse72ZuMEaW5EAVZJ7rol8UwmWlsKbR6+s
            7sMuOXFfEz/NRM9Narn9ozjO3tIXp7nX0sSaMRE1f+WHkHVeCjz0cnx8JAc1KBze
            59kgwaczJGETlb8YgT9V6wUyO0mZjokvJXOa9nhdF/fpi7Fzou3zopCXk5Phunxa
            ohcCMkXZ9LyZL6fDHTzW9pAXrWyhiEDNP31KoLabcmRFAgMBAAGjZDBiMB0GA1Ud
            DgQWBBSi4twNJyWEX7uQYoTxYv99IWKhZTAfBgNVHSMEGDAWgBSi4twNJyWEX7uQ
            YoTxYv99IWKhZTAPBgNVHREECDAGhwR/AAABMA8GA1UdEwEB/wQFMAMBAf8wDQYJ
            KoZIhvcNAQELBQADggEBAHGIj0tSKSlT0jCxR6ipvb3vV0ORXiPwxqRgUtsaZQ4Y
            AfafGqiMfbXJaVlwaaUD9aWwn6FwnDefRjjUukjZznWluIrzj/wbDLVlFIcuKi7l
            1a1sN7hjkbE9rDIRkBsPjmXhVLHUmvmKxoSmeFk6jZClA1+Svm230f6mREbcNmOF
            +S32xuQ1DL88epU4Qp+9AGYCKSZ2DYbZbxNtbld9d+W3+gpqRbVleYDh3KssQWnw
            fvr0gZWozKy+ErnDfPju6OqIOsHOOpQ/dQnaD6qIslL3wcSEp71neltP6dDS2r/6
            z3snt/BtbQxiEq7GLeB6ZPcbsapKU1IhX2HlJpKDaBc=
            -----END CERTIFICATE-----
            """,
        key: """
            -----BEGIN PRIVATE KEY-----
            MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQCe+08KjroFoMh4
            DLk7spa0ZWTDtd2OaICy4GO9ejLZm7iQPbUTRUZl7cHii5b7EfOdhgMJfGrwVVbG
            88h+wsrlFuCK90BicFl3BVyewmemGCMZCjceCDv7g4+vDoZFxWCwgzqImakse72Z
            uMEaW5EAVZJ7rol8UwmWlsKbR6+s7sMuOXFfEz/NRM9Narn9ozjO3tIXp7nX0sSa
            MRE1f+WHkHVeCjz0cnx8JAc1KBze59kgwaczJGETlb8YgT9V6wUyO0mZjokvJXOa
            9nhdF/fpi7Fzou3zopCXk5PhunxaohcCMkXZ9LyZL6fDHTzW9pAXrWyhiEDNP31K
            oLabcmRFAgMBAAECggEAEON9iA+Vb1efNDGV0+Oq4ssKo0fEm4Y6dcYkklJS6I8E
            Uj5b6Aop6lYRjLFrfoxvpsI/vFg9O/600zm+iMjEqQV/IQQXEN4CgwRMzIi2Xgye
            XeCZ7lTNmnBlaSFP3kWTeezW4QAB2rnicFwSF2y2wKRWhVELRevETv0A+2HoJaSk
            eQKTIVtKCLzmzxG0teG2sZKJhxEM5dtuDZemG3vvcUGl+zpJx0H0kTp6CYo6OCnB
            rqDafkboMUqJQCVKPTXootvpPLKPUmAf9my4Nv55Ijng/WN7xhGaLynkv1qzB+/V
            0pA0jVyAkcrLW3s/O6Lypg19wbqJlCwUzMsI5ItcGQKBgQDgRMJXEJCHKZf1VNNb
            FTfiAT+pxY6Jg2q5l4SrrdR8ndB1JjI4KuR7l9TB4MVw8IvLEUOK+4J6k491ylPB
            L3mp6VYR9plOp9etIgZSiA0Ubcn/ERCvu9e14FfpI8TiZIAL8Rqz91jCMfdhXJsV
            JWpWA0W+LAcMMy84Q7C4c13OBwKBgQC1ecozPW71+PMZzoGcQdS0J4S3J2w4F4Bj
            hHx1TMLDGvur6B1CI1wAVWEFfpa/jW6X3T5hrErPLhJmn6R4P5a4un9uegCgfzwK
            CZH9iqqLNQuirImFt6GpV0H+rmOIXIuVwKLRS140kG1Brv+qRZTSIMFDQ2lnPwfs
            c0Vi/4yoUwKBgQCXjB8/MkRX8bVr5PxF6lqu8GUS1hrxtcpiy46tbHPQGdyJrVv2
            NJXdJsZwlPEW1pXAjVP1EOwk5J3m3Ogn/WrbdH/i9561VhoaNonLL4CXM3FyWRfL
            iMXFc2o0cyVSTtNwPmbrAdQKtjUSp79sVLI8mU2BqsLAbb4U6Tj8C4lx9QKBgCLB
            2MBHm+DwdV8T9i7/TMXUa87IdimoFqb40P2GXicQG/Oo2TG5o/1MXPC4dhbp96yO
            a0w5u3pC0LNnEBEX3L40ugNmyofy1oT1oEh3LoLK/heCBDTgHs5YMAOfUuDjGLjt
            1EFRthFLOCHEaqMqAH7eVyWS27UylUnsKfX0C/SRAoGBAKQIPVf5eTJRqh8LhR0p
            uFXvBzn3Y2S/mkQkdZFbqIuqu6uyE2QuUQ1gl0dSLo8ewl1Z1bRYkVvQ1TQbfe9d
            sftbUs5zjjvJFuWqpiGK9dfJ0tEYLvqf7Ow6qhTdTkVit9/84GXBF7wC7lb88AEV
            kkw8rWDDfYAE/fU4iFabmlfJ
            -----END PRIVATE KEY-----
            """)

    /// RSA of 2,048 bits, signed with SHA-1.
    static let sha1 = SelfSigned(
        certificate: """
            -----BEGIN CERTIFICATE-----
            MIIDHDCCAgSgAwIBAgIUSo16glXhUy97TLpz5tATdQRKLgowDQYJKoZIhvcNAQEF
            BQAwFDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyNDA0MjcwNVoYDzIxMjYx
            MDMxMDQyNzA1WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwggEiMA0GCSqGSIb3DQEB
            AQUAA4IBDwAwggEKAoIBAQC8H4NyxzdohQjCwuhHJ5lKf8bzHzRuCmKEIP7pmSTz
            pcujzRXO67HpU195ha/lT8x/A3kBrDiKptldqgNUj1HALZtwgVEyFkrowMRh0JUd
            SVe1PNZl7k7c6nWAu29sN+aSRRoyk85dc6RNrGpFS8X/HDaPwki1rWr5TLg9yyUf
            aaLJOTAxjbu0yxEtRqgtyKy2qjmQ79hYT3sAG++Aqv980mBRpSAaY7zx3ESFgqDH
            3FH1fHbU7rndpJnQeI42jOaQVOqOrUOa6F5eRgITAjHZ6DLsFi3ORy1khhfuBNn1
            undVAXzU7J+jQpwG82/HhuQ7yY/iWkUJffVyBzUZfujLAgMBAAGjZDBiMB0GA1Ud
            DgQWBBTHjKajtVIa/WUYn/HxcREchpfo+zAfBgNVHSMEGDAWgBTHjKajtVIa/WUY
            n/HxcREchpfo+zAPBgNVHREECDAGhwR/AAABMA8GA1UdEwEB/wQFMAMBAf8wDQYJ
            KoZIhvcNAQEFBQADggEBAIgkjdF1ARrP+971CPDyaKhq7Kx6xIMbWnYv9Ujp0X+3
            DujS1zLX7gxgcHnV8+YE4yRS3Hv23oQW5cYCk02X0GLpsgMRFD9ubwoL1P2CRmer
            XeBL093KXt/aWXKLzy1JiKptXUFQeRrMCRJ0POtEcEjtBUwLpyQP4+i1RrAt+zYs
            5iPxyKpK2hGJlAxDHc+wzu5KgMncNX53W6gUWpO3QNjDkWIR66cCPSnDRv1+bbfL
            enRWT8+1owIXM660rdFcMjjab9W8HRlYMqXExvzCRWOpcXDCsQWn3ARLJm1xpc4G
            lxsJxcwx1/0YA8Q1vR2BWiw/HcbySjDY5xZ/ddtV8IQ=
            -----END CERTIFICATE-----
            """,
        key: """
            -----BEGIN PRIVATE KEY-----
            MIIEvAIBADANBgkqhkiG9w0BAQEFAASCBKYwggSiAgEAAoIBAQC8H4NyxzdohQjC
            wuhHJ5lKf8bzHzRuCmKEIP7pmSTzpcujzRXO67HpU195ha/lT8x/A3kBrDiKptld
            qgNUj1HALZtwgVEyFkrowMRh0JUdSVe1PNZl7k7c6nWAu29sN+aSRRoyk85dc6RN
            rGpFS8X/HDaPwki1rWr5TLg9yyUfaaLJOTAxjbu0yxEtRqgtyKy2qjmQ79hYT3sA
            G++Aqv980mBRpSAaY7zx3ESFgqDH3FH1fHbU7rndpJnQeI42jOaQVOqOrUOa6F5e
            RgITAjHZ6DLsFi3ORy1khhfuBNn1undVAXzU7J+jQpwG82/HhuQ7yY/iWkUJffVy
            BzUZfujLAgMBAAECggEAPPpOBldSu3tbwp2g4ueQBZjzaPz1ZrHRCxkS568vThaw
            snCYoBDAA2x15xMRV9gM5iK/B27GiRLaJEUmfTNTgWKHHumb4wtczqMlRLtyiiKq
            3mFQ8YtUXsFUwxx+WmqoP0NM4ZYNbzc7y72WWM3d6PpBKUoFfXYv1Y0rr0P4zXxG
            7Z5L7CEIO56oop8zcScZUVczrk1UPuO/KZ/Zk0mHdQ57YjuDZpxkB4HpBIKlcz9q
            tmAHPDqrbE7JerBol08aFoCei/Pi9oY/Q5B17F+2/7J5l5yJn5DhY2HMdmIuf/zy
            DjyV0D3imm22MPA53JWUlOZ9Z1W+nioztG/+UYGAQQKBgQDgRKoqYG4GWSONv2kh
            T0N/01nvRJqYKKFIHB1yhJUGnXfH2NsLgfqhfJCxf1jkh3wENEjQNZnyjA97ocaZ
            c84HzZxJhIxLqSCsvS0FH6s6defQiMpCP6nb89zPXA16rCpfXCAsSO1DFUY5P+1L
            /1YmqPABftlOumgHfxzT35dHKwKBgQDWvZ4apeKkOcSmU1fOz0HRBIUfJkBrgc7t
            wu0JMl/cLxilpaUA/KEjBwdudMiRgfvMcx09m0uTZzMSw6va2rsX6U/nsBcftTia
            PZJMx09C4qbwJ7b3c0CrnWFgeit4YCQgwVRH5XS3YSPkycQ/Rc4TpflUw0WAwJKG
            0g5Xzu4U4QKBgC3UunW4iSOQ+dwQ3tooyaGIvptQCMvJmdQTsszhXVchvQXBQlpi
            sKZpv2QWo0LokSaGzM6H9bMEfnGEiQJ5EQS1NxgrF0SrBntmmZmvdB2ZVMtf+P16
            5yqE9n4F0Ndd8bbVK9oA+UO5SEWQ09yxDJkP8yRLGPumynWlu21tBwxLAoGAHRSC
            k6NBRPIZwlho/LWueQq+qFA6yxRCHIqYJPWwa5XpJY2AAdk0TRUHmZqxCptqqO4x
            2ITuQCDqlrDu1e1nBr7utjZvezjEWIbcCA+5mRoudzk5mtr9t//RDwqcVmnWmqTz
            r+TP4IGEJdh4/gSK+rgwQp1LDTuG3EEX9iYssaECgYBvYi7hbdT1SWY7STfd8n6A
            3VRElKl5CjESUHQsX/f947goi0PNuDYZJzcoKGKyGi+b0E9VwNRsWchtGYAFnRt+
            iNiu5b+MVzMcNqE6rCOkRRF2RRHiNwwexIbGEuvmXRi9pWvlmVKvRhlZZV+ne0q9
            arEea7YAqkIsmoktcFarZw==
            -----END PRIVATE KEY-----
            """)

    /// RSA of 1,024 bits, signed with SHA-256.
    static let rsa1024 = SelfSigned(
        certificate: """
            -----BEGIN CERTIFICATE-----
            MIICFzCCAYCgAwIBAgIUHHhkZWc7HqVzGaEPDmeD42RDsLAwDQYJKoZIhvcNAQEL
            BQAwFDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyNDA0MjcwNVoYDzIxMjYx
            MDMxMDQyNzA1WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwgZ8wDQYJKoZIhvcNAQEB
            BQADgY0AMIGJAoGBALN1QH1MyZPEAgdYB0y8XvOVUdz9eS91dopYznG5Vdvv7d8x
            iRDTYDfL/FImHlKIm9F7rM7Ay/VWs2JI38x1UWdW5bU3J2IbEBvJ9Wq10kwnXmYM
            NutyJE2eMUWUCRbHHaiFF5xWDu2yzYN/LMylWbUOnMZ4rXvXTWkVgEWCHGhDAgMB
            AAGjZDBiMB0GA1UdDgQWBBRCVFgHJWNGs8JwumqLGzMg86McYzAfBgNVHSMEGDAW
            gBRCVFgHJWNGs8JwumqLGzMg86McYzAPBgNVHREECDAGhwR/AAABMA8GA1UdEwEB
            /wQFMAMBAf8wDQYJKoZIhvcNAQELBQADgYEANPitj6mkmQqaFQW1qQrjR7DFsLSE
            Vqk+vuHUKmJqaVMyi1evb2c9583VDnGp933/bWMnQgkt8NKARs5z00Qeh+muCQHK
            oXLF+smXy9dbt8scH3eBnJL9dp20kUhX2rqfoanNVaJhDXBS8KB9++bzbD8mwRJA
            ZbY+cVFXvnlR2wA=
            -----END CERTIFICATE-----
            """,
        key: """
            -----BEGIN PRIVATE KEY-----
            MIICdwIBADANBgkqhkiG9w0BAQEFAASCAmEwggJdAgEAAoGBALN1QH1MyZPEAgdY
            B0y8XvOVUdz9eS91dopYznG5Vdvv7d8xiRDTYDfL/FImHlKIm9F7rM7Ay/VWs2JI
            38x1UWdW5bU3J2IbEBvJ9Wq10kwnXmYMNutyJE2eMUWUCRbHHaiFF5xWDu2yzYN/
            LMylWbUOnMZ4rXvXTWkVgEWCHGhDAgMBAAECgYB2/SGbcxSdE3O85tNAQA49OB6l
            hrOZkirdJHEN2rNhNz7jpHabX2wG0wwkc/3a/5VBWt2D4TXbIHekjWlGqeskmkmK
            xV7I0Yr2EXj5QEdsZ1e3NkcVxgmK0ifrR/QbFRsABZKOemOqLbbbyFwOIkvpHzPN
            1TMV9BWeo7CU57GjYQJBAOyn3m51KeyWMspDFMCmcY6BA4czvYiTd8bDe6YwQAA/
            aQwKBqZoPcGJ/P2tlCMsgezfCclhmC2Lvos0cCUN4WsCQQDCIH6A6FXxQVgkK1mv
            diyieomdPFMUbErhLjOYkYBMIOs8YZUXaFqm6+C3xLkmCVxOKvSWT91yYYQfDkog
            j9KJAkBqqoMsIC0EUPKVjcS1zI+UXnwbnWuJOoabFRMPZeIC+pG7dm1m5ccoC6z3
            HhyN+gqZnDIKDa4MoVcB4WHGocn/AkEAqx1JZQdm+gnHT9qGa4uXPIEW3GpYMSBj
            wKmhAVL/7Br4P3kkmkV54rj4lAPr0ANgQebLQdOUN0aN13IZFSqxQQJBAJcy0Mvu
            da2QFHRMiiEqLA3jtC4U4fcEeh5Ny/JMy8Okkg1jXR+M8Lx9eKKkwE2fTGVlu28I
            XvMLTYVJK0sYDXo=
            -----END PRIVATE KEY-----
            """)
}
